/**
 * @generated SignedSource<<5cc11934de32496314d3d4a9b7663f0d>>
 * @relayHash c5db3ac96dba4345b2e66e06aa406d88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31a703aeb56cc4501787df2d65455f8a05b871896a01469219ba5f099ca73724

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31a703aeb56cc4501787df2d65455f8a05b871896a01469219ba5f099ca73724",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
