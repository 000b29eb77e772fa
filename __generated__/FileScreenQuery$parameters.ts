/**
 * @generated SignedSource<<05d5509c2db22a0a89266b60ba5e0990>>
 * @relayHash fbc6c8e71448cfce7338841925566c06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8423bc6bf847a82e88c96c8653f715d3f086765011bcc8aab76e23f6b7399b56

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8423bc6bf847a82e88c96c8653f715d3f086765011bcc8aab76e23f6b7399b56",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
