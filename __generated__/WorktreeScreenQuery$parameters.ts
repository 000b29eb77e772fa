/**
 * @generated SignedSource<<c21ffd94ebebb04fdc407167051b512a>>
 * @relayHash ce0f98771d2599f4c2dd303ccd05aa8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 932d3c0cf430e4ddefffa795cfe43e1eacf82657ce21759e514766e80fa5d8e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "932d3c0cf430e4ddefffa795cfe43e1eacf82657ce21759e514766e80fa5d8e1",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
