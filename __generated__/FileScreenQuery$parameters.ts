/**
 * @generated SignedSource<<ad781012a8b924ee91d744943c269cce>>
 * @relayHash ed3ff22f6ef496c5dee06c16cac1bf17
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07df12c3dd31cac9fbc5d91cfc72fc2237b7b2e8c86a7080453cd5095dad19f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07df12c3dd31cac9fbc5d91cfc72fc2237b7b2e8c86a7080453cd5095dad19f6",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
