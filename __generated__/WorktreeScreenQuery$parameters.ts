/**
 * @generated SignedSource<<f67a83b61d65575a73a7e05eccdd187b>>
 * @relayHash 685cc4160f13e8bc1b4be675bb9c3ad7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c60a5def9c4ddfc2f930ba1c6d4cb0ba7088ba69bc684a43cc2bfdb50982f2b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c60a5def9c4ddfc2f930ba1c6d4cb0ba7088ba69bc684a43cc2bfdb50982f2b1",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
