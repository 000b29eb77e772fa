/**
 * @generated SignedSource<<479d80c20898e1499ccb7a0567d5898e>>
 * @relayHash 2d3399d387346e344f215bab21b148d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1d975dbe65ff8929b762dadcdaedca46cc3f58212b88e3a9b5323ec121b90ebe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1d975dbe65ff8929b762dadcdaedca46cc3f58212b88e3a9b5323ec121b90ebe",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
