/**
 * @generated SignedSource<<a7db9f4f60e511054afbde1189d2fc16>>
 * @relayHash eea33ddc832c019d3a777bd6fbd7aadc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1b482cb73e05be9bb14d2f4aead1fe1561a67d0f4b58835d94a094c8d64cfdf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1b482cb73e05be9bb14d2f4aead1fe1561a67d0f4b58835d94a094c8d64cfdf",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
