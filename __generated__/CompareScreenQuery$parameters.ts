/**
 * @generated SignedSource<<bccfb3d57bf79c758d9f37d9fe9aa9e3>>
 * @relayHash 41a71960d8734cd31e0db13ae172e141
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 509ce5d14a4b1ee45e5f3950d87ab7505d4d2635bd1946d06d5208db27eb48cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "509ce5d14a4b1ee45e5f3950d87ab7505d4d2635bd1946d06d5208db27eb48cf",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
