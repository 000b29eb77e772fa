/**
 * @generated SignedSource<<f331f2d21527664adf9ae24b603078ee>>
 * @relayHash 29345be571eb013f47e8868832a29741
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9807e0aa4ded83a36a5ef409002e7b6b6e46606018cfc80879485b5d35e8d703

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9807e0aa4ded83a36a5ef409002e7b6b6e46606018cfc80879485b5d35e8d703",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
