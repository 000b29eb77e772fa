/**
 * @generated SignedSource<<65f4f1f2f9233a706632269114617314>>
 * @relayHash 2e9dbeb02dc33cfe5661e8fdd2baafdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf5e00eccf65c632800c94e5ff2dd66634b5154a41f8fefc2b681fa8d5986acb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchScreenQuery } from './SearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf5e00eccf65c632800c94e5ff2dd66634b5154a41f8fefc2b681fa8d5986acb",
    "metadata": {},
    "name": "SearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
