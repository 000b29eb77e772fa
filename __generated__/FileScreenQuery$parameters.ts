/**
 * @generated SignedSource<<f31a7be630b801a515406ec695f896dc>>
 * @relayHash 0efcf32dad00bcd3febf72bfa5c5f93b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 072cd9655877c855121e2ca3cf046415e1ba11ba0c24f23e35e6f3e5b03aa999

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "072cd9655877c855121e2ca3cf046415e1ba11ba0c24f23e35e6f3e5b03aa999",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
