/**
 * @generated SignedSource<<821046a3f6a4a2ca9080b03d220aaa72>>
 * @relayHash 8205b0bca98faa46fb1810179af5c23a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5089abc4c3c6800de985dca92b16ca94ae38c8818c47a567d8f2d1ce026aef0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5089abc4c3c6800de985dca92b16ca94ae38c8818c47a567d8f2d1ce026aef0",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
