/**
 * @generated SignedSource<<ba1325850c115d21a7548b988bd0ced9>>
 * @relayHash 8701d9392d6e6ad3577e93460bc95eea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e416aacc0579c765f414bf8dd160f528d2970c77cfba4568e46dcb3172752b4a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e416aacc0579c765f414bf8dd160f528d2970c77cfba4568e46dcb3172752b4a",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
