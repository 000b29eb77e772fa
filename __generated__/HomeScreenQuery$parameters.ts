/**
 * @generated SignedSource<<251d1ea4b279457e040595f156672348>>
 * @relayHash 5c057ede61969f6f5be473df78143334
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f1f0e50e0a3c402f9db7cdf8fe00e92fcbc0737a1cdc660a516539f75058dfc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f1f0e50e0a3c402f9db7cdf8fe00e92fcbc0737a1cdc660a516539f75058dfc",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
