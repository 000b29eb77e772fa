/**
 * @generated SignedSource<<54be447916384eb28076b5c28209ee2f>>
 * @relayHash 6d19d44968ef476ac7dc50eb1b47435f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c91c1a902f822156c6c1e0a29b19af3ca964bfadb0b5b8e551d243fdfc2586a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c91c1a902f822156c6c1e0a29b19af3ca964bfadb0b5b8e551d243fdfc2586a",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
