/**
 * @generated SignedSource<<84d220430dec1c64033db88e02d22c33>>
 * @relayHash 829e23fcb3e62af8db61fa2a6a6c9006
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be28a0cf8059fb334215dc2ad709ebb6a1fea6d4bd85e84f2f0490b5cd6afb17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be28a0cf8059fb334215dc2ad709ebb6a1fea6d4bd85e84f2f0490b5cd6afb17",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
