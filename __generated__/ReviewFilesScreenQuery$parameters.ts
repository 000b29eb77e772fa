/**
 * @generated SignedSource<<1baa2396c3bcb98ed075629cf005e281>>
 * @relayHash 459117c46213b6622e5ec0773ba4371d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 127949105b4e81b03ca29107a710820e18132d5a72a51db0ae39fd4d3c69efd6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "127949105b4e81b03ca29107a710820e18132d5a72a51db0ae39fd4d3c69efd6",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
