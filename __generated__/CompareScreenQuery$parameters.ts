/**
 * @generated SignedSource<<d6edb5ffbe9efa8c8106a27449d6bf3c>>
 * @relayHash ff33198a59e864d283271c513cd92fc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c48eca452ef4f90111c3e9441a684e52cee12166333c518f66f8bc275864e8a8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c48eca452ef4f90111c3e9441a684e52cee12166333c518f66f8bc275864e8a8",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
