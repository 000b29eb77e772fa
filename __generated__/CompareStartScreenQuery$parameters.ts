/**
 * @generated SignedSource<<00744488f994ee2d2ab7eb4950590b1c>>
 * @relayHash 1759b09f3a8adde8e9949c4b77210fd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51a7ab607f563a0e23b198baa3d2ddab97c5161b9b768e1618a07e82cdfc7b04

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareStartScreenQuery } from './CompareStartScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareStartScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51a7ab607f563a0e23b198baa3d2ddab97c5161b9b768e1618a07e82cdfc7b04",
    "metadata": {},
    "name": "CompareStartScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
