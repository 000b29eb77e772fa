/**
 * @generated SignedSource<<31792e8e82cf74bd09fc12e0999116c8>>
 * @relayHash 45d65b2d8012036a6fb8614d06023aa1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d98597965f05b7faddc8ad1de1bf9e04ffe307945d02d89bb0514fe958dd8d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d98597965f05b7faddc8ad1de1bf9e04ffe307945d02d89bb0514fe958dd8d4",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
