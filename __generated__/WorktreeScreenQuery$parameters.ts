/**
 * @generated SignedSource<<eba99739461df65b9dc8ee2b52f82001>>
 * @relayHash 0e07b632dcacbbc37b3c631f06e8d794
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e60859fe78c04aefac5f25d0ff3902ae9a20acbaa9c8c85d759357a5d6e9a7a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1e60859fe78c04aefac5f25d0ff3902ae9a20acbaa9c8c85d759357a5d6e9a7a",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
