/**
 * @generated SignedSource<<ad19aaeb9c0267fe72f6a63ef435cf2a>>
 * @relayHash 9ee8505169c72b9fb4b3c51a8d6e0eb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 573e5da8aab0a11dedd88bf0c6e52de3fcfcac722cb696af5d032bd9ba086584

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewsScreenQuery } from './ReviewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "573e5da8aab0a11dedd88bf0c6e52de3fcfcac722cb696af5d032bd9ba086584",
    "metadata": {},
    "name": "ReviewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
