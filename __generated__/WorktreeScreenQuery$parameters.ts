/**
 * @generated SignedSource<<310c03e57323a4f5b05364126bb667ef>>
 * @relayHash 8fed922d3fd6b17052e7bca1e04515a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8e65ef89809dfeb7b2038c06e62f9700c712bc1a7f5fcb9a72da4f00107154d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8e65ef89809dfeb7b2038c06e62f9700c712bc1a7f5fcb9a72da4f00107154d",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
