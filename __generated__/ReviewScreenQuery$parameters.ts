/**
 * @generated SignedSource<<af622b3755b28f7afc3e2e6e0b9ed1b3>>
 * @relayHash 5791f9a1ce831f193a860c1f3a6b98f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e75a0a0583a9bbdc340dfb5e2bae972ff62a91c1849a1c37fd9f8f8645525e1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e75a0a0583a9bbdc340dfb5e2bae972ff62a91c1849a1c37fd9f8f8645525e1e",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
