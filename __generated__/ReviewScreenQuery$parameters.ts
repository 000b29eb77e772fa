/**
 * @generated SignedSource<<17371e5a6d39a1fd4a08a165ba552c63>>
 * @relayHash 6947ee93d95694f179f7692fbe2ce51c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3c3f7a371449a080b6ae63acb060e3965b15696d7b43068676aead5fccb40657

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3c3f7a371449a080b6ae63acb060e3965b15696d7b43068676aead5fccb40657",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
