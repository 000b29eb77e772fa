/**
 * @generated SignedSource<<bdaacd974bd09e699a00c8176cc84d6e>>
 * @relayHash a77048a12cbf452e7ef4f79cf08775f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63b1f5ae5f520bfae8cdabeb674109d9d5cb9cced614493d796874344f6d85b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "63b1f5ae5f520bfae8cdabeb674109d9d5cb9cced614493d796874344f6d85b7",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
