/**
 * @generated SignedSource<<7d98cbadf16a5ef8128e58dcedffe43e>>
 * @relayHash 0b5f3da45cfbafd95cdd8e6001537a36
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e73c57f8c9aa31599e8e6b0d32812803ac706033b736d03e091cca1ae604b0a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e73c57f8c9aa31599e8e6b0d32812803ac706033b736d03e091cca1ae604b0a",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
