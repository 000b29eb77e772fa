/**
 * @generated SignedSource<<c1650f7b4e38aa99b40a1f2c01743d5b>>
 * @relayHash 42000ac7aa6dcfe4547fc72fbc7af84f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6763bb0a67b71da44a9cde5be6b33bbad6f44627b40ccdbb64dafe6bafd3237b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6763bb0a67b71da44a9cde5be6b33bbad6f44627b40ccdbb64dafe6bafd3237b",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
