/**
 * @generated SignedSource<<93589622c7b184aa4ed823d89d6efd84>>
 * @relayHash 195e147b66a2576c257bcbdf8a47c0a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92276721553b60902c9d51a692d477fe1e2ca327d8d2f92f22956ffcf0ed8db7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92276721553b60902c9d51a692d477fe1e2ca327d8d2f92f22956ffcf0ed8db7",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
