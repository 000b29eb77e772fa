/**
 * @generated SignedSource<<d5758352081c11ad440b6bf485528c45>>
 * @relayHash 5c9d4545eb04061679f76ac3afa2e45a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41d4a37929c8d7c02f496d3762163280003d9e4521bb0d71906b6a04abf11459

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41d4a37929c8d7c02f496d3762163280003d9e4521bb0d71906b6a04abf11459",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
