/**
 * @generated SignedSource<<9b4d951f0caa8eb91566f70b0e6f3078>>
 * @relayHash a8ccdb734866d0da2d0aa89a3296ed6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92ff3be70b25aeaa9317fcb845917441344541c84d9a6047b2587f05c10b25ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92ff3be70b25aeaa9317fcb845917441344541c84d9a6047b2587f05c10b25ba",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
