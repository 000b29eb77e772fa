/**
 * @generated SignedSource<<921bf2ead7701af6a5364dd597501226>>
 * @relayHash 0c4a0547f2e244eaf259d5877f2e0f48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06def412e6dd0c55c32412f8f6b8774e736f9021d2124df232fb8e0fb4128bf3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "06def412e6dd0c55c32412f8f6b8774e736f9021d2124df232fb8e0fb4128bf3",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
