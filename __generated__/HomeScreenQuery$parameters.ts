/**
 * @generated SignedSource<<2c1c249dee11b5abb0c5df43d64ee165>>
 * @relayHash fb89c7d52457eee1f42fcb70bb899b1d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99ade4d46915c714f31bd138328ec20bb60250d9cb07ee19188ecc66c06a11ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "99ade4d46915c714f31bd138328ec20bb60250d9cb07ee19188ecc66c06a11ff",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
