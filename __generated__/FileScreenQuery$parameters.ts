/**
 * @generated SignedSource<<5f20461be1d1b8b6ed00dd7a5d0e5ba7>>
 * @relayHash 3b4e4b003ac48da9187ec7a178622ab6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b232578547a6ea18b3b2f04a95c670bcb9bc82d08ac53a7d7e64d96bcabc795

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b232578547a6ea18b3b2f04a95c670bcb9bc82d08ac53a7d7e64d96bcabc795",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
