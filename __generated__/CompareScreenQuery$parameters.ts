/**
 * @generated SignedSource<<684a506befd275c4e206d3bc7f6a0d4b>>
 * @relayHash b53ba32a99cfa410a9ef6a4a9cb313ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd7e0e963fe6334705ef57b824c3389daec411fed7495c4a787a17d64f7526dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd7e0e963fe6334705ef57b824c3389daec411fed7495c4a787a17d64f7526dc",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
