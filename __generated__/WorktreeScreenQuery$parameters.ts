/**
 * @generated SignedSource<<5030e9efc4d07aad7c178be7a8d8719a>>
 * @relayHash c21ec9e0e18de954a8ca40f2edf543e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96ab678992436e9349f9b9fbf9542093cc57c7fe5a8620ce192b03edd8e10ac8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96ab678992436e9349f9b9fbf9542093cc57c7fe5a8620ce192b03edd8e10ac8",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
