/**
 * @generated SignedSource<<80cd471557d8db145c3e5af1af87d4d4>>
 * @relayHash ca4d3869d9d783e734540ad54c29e3b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f7b0de284c23671e1c152530c5b9a1ad4edef847f548760a9c76f975fbc0ce4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewsScreenQuery } from './ReviewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f7b0de284c23671e1c152530c5b9a1ad4edef847f548760a9c76f975fbc0ce4",
    "metadata": {},
    "name": "ReviewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
