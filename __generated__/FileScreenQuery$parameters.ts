/**
 * @generated SignedSource<<b1c6e989e5edfceed98fb9c693a4dc14>>
 * @relayHash 38868d2aebc8f1e7e9ffbf1bf147b1de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15c36c0a204e7e5811a93b6ef0f82a687fb6a5eb316832b236e97cec370ada17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15c36c0a204e7e5811a93b6ef0f82a687fb6a5eb316832b236e97cec370ada17",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
