/**
 * @generated SignedSource<<2c77ebf2bdd1bfbdf173fa984c5a51f1>>
 * @relayHash 25c93ce5fe313aa5d5d52264d832f838
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7db837b00f1bb61b9eb2992e1076b4fd6dcb626ea680426e0d391ed1219bca08

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7db837b00f1bb61b9eb2992e1076b4fd6dcb626ea680426e0d391ed1219bca08",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
