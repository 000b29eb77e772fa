/**
 * @generated SignedSource<<4ff9b593f19028e7642760b16b9499f5>>
 * @relayHash 4c0943cf8a377103222cbc76a4cd1a96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06b24fccf7ce258012f85b940bbba877e25d343ceecf3f8d8c4679be3927f7cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlameScreenQuery } from './BlameScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlameScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06b24fccf7ce258012f85b940bbba877e25d343ceecf3f8d8c4679be3927f7cb",
    "metadata": {},
    "name": "BlameScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
