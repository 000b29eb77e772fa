/**
 * @generated SignedSource<<88d58b48396288f2e2e9514a3a3efbe0>>
 * @relayHash 804210e29acb68592c84127dc9a1d8db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e53378a559a311c0c9bb0144dc77e747018bcfe19bcc14e7207c8097f11189b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7e53378a559a311c0c9bb0144dc77e747018bcfe19bcc14e7207c8097f11189b",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
