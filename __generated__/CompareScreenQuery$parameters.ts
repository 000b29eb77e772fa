/**
 * @generated SignedSource<<97cd09fb33899829d5877acf95e08b71>>
 * @relayHash 1510807412f3253c2da42df95f71601a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 705608cc9488bd1579b928405f9a116ec1de6729cba375cc89f37ac20c2fcb11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "705608cc9488bd1579b928405f9a116ec1de6729cba375cc89f37ac20c2fcb11",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
