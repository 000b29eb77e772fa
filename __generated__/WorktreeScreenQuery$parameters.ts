/**
 * @generated SignedSource<<2f84249346d65f62bce447647081a7da>>
 * @relayHash 43493288f4fc7d5adb207b86d1bf2b57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dc57e9a8394f18c5379a9ffab6120b02b5b650f2722d549562434001a18109d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2dc57e9a8394f18c5379a9ffab6120b02b5b650f2722d549562434001a18109d",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
