/**
 * @generated SignedSource<<87225ecfbce2d9e33d7cc333c1eec17c>>
 * @relayHash 5cb7e0b6814d5f51bc31f1f4049160ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55994dc60fb32d235acf3729bbab545c74b7a27ebc92f6976b8b127c236aee34

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55994dc60fb32d235acf3729bbab545c74b7a27ebc92f6976b8b127c236aee34",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
