/**
 * @generated SignedSource<<8d7fa81af41bb5c0709772a7f64d7b32>>
 * @relayHash be99d8ee013f6b367c7a2c8f1ee363cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ea2c1a61358a525e630d080ecfda1ab8bc83024fa9ae6add2f7d86d1d4fea13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ea2c1a61358a525e630d080ecfda1ab8bc83024fa9ae6add2f7d86d1d4fea13",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
