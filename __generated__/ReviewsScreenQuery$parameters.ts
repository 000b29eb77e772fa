/**
 * @generated SignedSource<<5cf22e9be5e7a79940e080c3743dcfa4>>
 * @relayHash a69d9988959c242e369f2072470c61e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad2b94b554d5d956e80de3b561aa459b65aaa9bd9858fe1766458b6322e2efdf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewsScreenQuery } from './ReviewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad2b94b554d5d956e80de3b561aa459b65aaa9bd9858fe1766458b6322e2efdf",
    "metadata": {},
    "name": "ReviewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
