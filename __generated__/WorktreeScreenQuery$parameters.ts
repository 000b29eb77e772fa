/**
 * @generated SignedSource<<067633fd1dd3e7640aaabcc91cda4035>>
 * @relayHash 9dc88c5268ad4f7ccc28c60bbcdb1169
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1583f6fe0e3271b3276ac8130dcdbebff0569dbb24c50930d14f97f200033ff9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1583f6fe0e3271b3276ac8130dcdbebff0569dbb24c50930d14f97f200033ff9",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
