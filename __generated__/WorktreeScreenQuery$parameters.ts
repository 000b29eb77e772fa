/**
 * @generated SignedSource<<829068c6b5ed95b5862da4cdbba2f2e6>>
 * @relayHash b3042f7d299cd6b403a867fc0b05a322
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e042aa43b9b890550d771293fe531d0095304a314a89e8d623af535275ed3aaa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e042aa43b9b890550d771293fe531d0095304a314a89e8d623af535275ed3aaa",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
