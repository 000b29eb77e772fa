/**
 * @generated SignedSource<<07cbb8753a3124c62c0c86dfad475491>>
 * @relayHash acc1039b330f69c267a2c2b9d6457388
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9993844566f464a69fce3680d19d929d5def96a7c359610451235277eba50e2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9993844566f464a69fce3680d19d929d5def96a7c359610451235277eba50e2d",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
