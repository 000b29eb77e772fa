/**
 * @generated SignedSource<<2574a580dc91b9dc0832da5cd7a82f53>>
 * @relayHash ee1b6c788d8b2a21373a4c3d93e727c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05ad48df5674720c5e631f81a5a2dd71be3e805e677960e538351dbf6c05c52d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "05ad48df5674720c5e631f81a5a2dd71be3e805e677960e538351dbf6c05c52d",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
