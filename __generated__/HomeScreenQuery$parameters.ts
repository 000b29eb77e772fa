/**
 * @generated SignedSource<<805275ea5ca2221a10e73589cf6fb218>>
 * @relayHash 7a5857bb122a6a3a5f7597801d25bbc0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76cda512bc1bd5f491f0cc706d02f21193b82799f31f4f97ed9dd9a6430e6bc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76cda512bc1bd5f491f0cc706d02f21193b82799f31f4f97ed9dd9a6430e6bc4",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
