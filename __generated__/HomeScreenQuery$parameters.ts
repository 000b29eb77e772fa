/**
 * @generated SignedSource<<35a1f6e88d4097833a61b06f0454f82c>>
 * @relayHash e4c6d888c1ed446fd840d6d2b9bc1d82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60bceeb8ea05478dc35811f24c1a28e11b9c2f8ba6b3245708e556f298d8fd74

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60bceeb8ea05478dc35811f24c1a28e11b9c2f8ba6b3245708e556f298d8fd74",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
