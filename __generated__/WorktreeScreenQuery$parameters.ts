/**
 * @generated SignedSource<<b6811e30b34f6434bf9d2f4c01063737>>
 * @relayHash 0ebfe88edb60c18740dd6730043b1f1f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 738a0af996cc85dc87b5ddd7b0db257a51feaea4bc3a591ebb9307a1e5e95e09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "738a0af996cc85dc87b5ddd7b0db257a51feaea4bc3a591ebb9307a1e5e95e09",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
