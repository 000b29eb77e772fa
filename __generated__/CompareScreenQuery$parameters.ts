/**
 * @generated SignedSource<<ed1c67aa51c85207babe40b652c44872>>
 * @relayHash 1bdbbfb1b578c990fdb279099450613c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24fe00a094588935b7da057b458d6f6c6134f58f0ea3cc304e4e9d7b3afb38fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24fe00a094588935b7da057b458d6f6c6134f58f0ea3cc304e4e9d7b3afb38fb",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
