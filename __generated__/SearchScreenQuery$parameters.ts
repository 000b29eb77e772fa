/**
 * @generated SignedSource<<1a78614fd5f4ecc5c4c9eb22cc125c31>>
 * @relayHash faf5b4f2ca74e8f38ea442753cb02f15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b11f4f817fad892a0b3c8a065831822c9dbc017e3eb089ee9cdb89198ecfff74

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchScreenQuery } from './SearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b11f4f817fad892a0b3c8a065831822c9dbc017e3eb089ee9cdb89198ecfff74",
    "metadata": {},
    "name": "SearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
