/**
 * @generated SignedSource<<46770a3e33c23bbb6076e0f6d9ff1c7a>>
 * @relayHash 61a7a137af4ca77a96c7dc9757517222
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6089c49ef76e93669aa3bb33f7232f4b0aa9fb8981e7b58cb3a6a1b1ca72e446

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6089c49ef76e93669aa3bb33f7232f4b0aa9fb8981e7b58cb3a6a1b1ca72e446",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
