/**
 * @generated SignedSource<<d7fe6cd25375f2ce8d1033d42a054faa>>
 * @relayHash 197ee9719106af6fe8cc105f8fe3979c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d94c0f52bc012a7b02c7da0cee6ac840ab15c2b6c1a2609f20107f70f8e4134

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TreeScreenQuery } from './TreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<TreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d94c0f52bc012a7b02c7da0cee6ac840ab15c2b6c1a2609f20107f70f8e4134",
    "metadata": {},
    "name": "TreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
