/**
 * @generated SignedSource<<27b12adabaa056255fbacc77ae90327d>>
 * @relayHash ef65206c5f4187370bee998f3b392983
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf1465a84ac8b1a3d46002a82568d762b8296557d14f86b29be5b34bcc4414a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bf1465a84ac8b1a3d46002a82568d762b8296557d14f86b29be5b34bcc4414a6",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
