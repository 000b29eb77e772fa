/**
 * @generated SignedSource<<88c2964f7aefefb84b33de9005563116>>
 * @relayHash 8fe4a0cc78205147c8b44be1afd59a68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1adda8d78d11c5519688ad99da4cef9d699b97a6b2a57db408411a6263d19aab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1adda8d78d11c5519688ad99da4cef9d699b97a6b2a57db408411a6263d19aab",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
