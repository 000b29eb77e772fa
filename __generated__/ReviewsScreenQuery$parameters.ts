/**
 * @generated SignedSource<<2f057b0601e6e3204ca2b5f413ca4b79>>
 * @relayHash 44cdd52d21f02a1eb747bfd5a1dfe45e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28e8300000450b7a44453ae7a2e75512c183e13bbf29a2265e667f47eec4d46e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewsScreenQuery } from './ReviewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "28e8300000450b7a44453ae7a2e75512c183e13bbf29a2265e667f47eec4d46e",
    "metadata": {},
    "name": "ReviewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
