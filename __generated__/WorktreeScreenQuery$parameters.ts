/**
 * @generated SignedSource<<c6cf6c91a7f4def564a06ed612b2d682>>
 * @relayHash 224582d4699ab061e47c590582334764
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e96d2bb2532881d247f16dd8c685dee904fe9adc4c540a1764be4d8ad7016329

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e96d2bb2532881d247f16dd8c685dee904fe9adc4c540a1764be4d8ad7016329",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
