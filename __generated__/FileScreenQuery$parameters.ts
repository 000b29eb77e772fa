/**
 * @generated SignedSource<<714f8a0880b0c8247f5a733633aac766>>
 * @relayHash 945ab731b901fec2bfc190e650d12739
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6910bc6c446996727bab8ae8a8e82c431be500eaeec81587b64471fa99058cc0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6910bc6c446996727bab8ae8a8e82c431be500eaeec81587b64471fa99058cc0",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
