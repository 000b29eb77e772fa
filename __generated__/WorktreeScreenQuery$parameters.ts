/**
 * @generated SignedSource<<989b16bc3ea3be3fc374a607515a8eef>>
 * @relayHash 44b6d6696f8a6d8a55679422f1dc70f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f26ca0aa4e1a3c7dcb30636993ac04e1b9074eb4f7d2d4fb09626a32cead02c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f26ca0aa4e1a3c7dcb30636993ac04e1b9074eb4f7d2d4fb09626a32cead02c9",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
