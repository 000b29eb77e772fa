/**
 * @generated SignedSource<<ff2b32311458de105563215658037914>>
 * @relayHash 0e10e237c6db7f350f939b9168398448
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a733a23e23bc8e235d059799369c86d857ad1fc8bed96a8b1228024dca27f965

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewsScreenQuery } from './ReviewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a733a23e23bc8e235d059799369c86d857ad1fc8bed96a8b1228024dca27f965",
    "metadata": {},
    "name": "ReviewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
