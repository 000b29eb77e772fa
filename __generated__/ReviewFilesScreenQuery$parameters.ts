/**
 * @generated SignedSource<<9b3455e32a6bd6d0a0ad9ab281300f62>>
 * @relayHash 7682e0e4831a8b6c15f5306b38153103
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 127b94f56979b9f67aa4cf52f0fb0265d8ceb7bde0dc51e4f71a6919c2800465

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "127b94f56979b9f67aa4cf52f0fb0265d8ceb7bde0dc51e4f71a6919c2800465",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
