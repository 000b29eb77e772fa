/**
 * @generated SignedSource<<9388f15bcba074ae0ab35c64d81ee6a1>>
 * @relayHash d81958f9a4e317efd6ad6a8e3804c3b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b6c2d6b1436adc6931874755d790154599a572c2b441fd261206b0154abe34a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b6c2d6b1436adc6931874755d790154599a572c2b441fd261206b0154abe34a",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
