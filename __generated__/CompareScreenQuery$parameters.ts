/**
 * @generated SignedSource<<447880d2eae14c9b415f58ed71115db6>>
 * @relayHash ce976257fa84ba517fa4cd9fb6f00f0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ff4af93d3d49cf77bdc430c3e70cd9811a6d882cab5f75133a1561c5a533a9a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ff4af93d3d49cf77bdc430c3e70cd9811a6d882cab5f75133a1561c5a533a9a",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
