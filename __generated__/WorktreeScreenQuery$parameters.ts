/**
 * @generated SignedSource<<8cfb3dd8a7b5aa6644d5d6b22ae6a59e>>
 * @relayHash bbcf95421ed1e636bb64da1610570133
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ac7ad57f88eb681594cddd1d36ea5682f2326fc9ead6fabcb8f2251acea8e02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ac7ad57f88eb681594cddd1d36ea5682f2326fc9ead6fabcb8f2251acea8e02",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
