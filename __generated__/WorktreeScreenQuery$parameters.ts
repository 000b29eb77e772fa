/**
 * @generated SignedSource<<abef6800d147cd68acc810ec34cf8182>>
 * @relayHash 36f90a2b676b304c2f6260eef5145bc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f66fd7dbc9bd2a98822e3d2bde6de5fae2e7858fee5f84bc9c3d9f77cccb1c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f66fd7dbc9bd2a98822e3d2bde6de5fae2e7858fee5f84bc9c3d9f77cccb1c1",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
