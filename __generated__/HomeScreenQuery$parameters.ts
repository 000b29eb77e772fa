/**
 * @generated SignedSource<<d1197916ac03099c95ed9f9aee2f3d8f>>
 * @relayHash 48274e400092779486df0baa7c37a58b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb10493a1c6d75c3c7811d697ba0aba08cc7ed38ad45d2b0569b8dbef4765339

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fb10493a1c6d75c3c7811d697ba0aba08cc7ed38ad45d2b0569b8dbef4765339",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
