/**
 * @generated SignedSource<<0d6d373ae9d98267428b8cddbee7f6e0>>
 * @relayHash 96d62ed35ef5f2e22cc333a31a930ac4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fff01f2ff72a907b4963105ffd05a1be2d2317b1399c220774f8b58e88410ad8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fff01f2ff72a907b4963105ffd05a1be2d2317b1399c220774f8b58e88410ad8",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
