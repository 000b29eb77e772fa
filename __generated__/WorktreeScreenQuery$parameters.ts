/**
 * @generated SignedSource<<4273e5507c2e3643c3e62c4eb2a277c3>>
 * @relayHash 1230ee81c1a7d35b06da65447a969ad4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b85556748140421c026a3c9629f94e56d1f8baf2f2ee148ea0de29e757b57dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b85556748140421c026a3c9629f94e56d1f8baf2f2ee148ea0de29e757b57dd",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
