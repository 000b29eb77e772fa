/**
 * @generated SignedSource<<acbabc8d6ad35328ed042f1b9b90b45c>>
 * @relayHash e2cb7c5f552581727e6de50b9fa60e84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf8c4a3e8eb8af4fe43bc1e5eb639791554b51b33260531987f357b0cc02fbe6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf8c4a3e8eb8af4fe43bc1e5eb639791554b51b33260531987f357b0cc02fbe6",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
