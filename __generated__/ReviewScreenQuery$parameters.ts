/**
 * @generated SignedSource<<85a3b1df9c4ed8734120b2e799d06fc4>>
 * @relayHash d906d0295e2887622d78be9a9e51973b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfe54201c8cc735d33bd11f4754c1080bea256d69d018c54c58a1acd1e37c352

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cfe54201c8cc735d33bd11f4754c1080bea256d69d018c54c58a1acd1e37c352",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
