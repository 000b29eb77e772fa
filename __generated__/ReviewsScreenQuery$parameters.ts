/**
 * @generated SignedSource<<2697e3eaa266f2951ef1fce7f679701e>>
 * @relayHash 0daab58c899814cb8ece608696657d75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92d05652ff6b5244caff2cd259ceb5aceb0284f824e696a0784c2e1d17d7f01a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewsScreenQuery } from './ReviewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92d05652ff6b5244caff2cd259ceb5aceb0284f824e696a0784c2e1d17d7f01a",
    "metadata": {},
    "name": "ReviewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
