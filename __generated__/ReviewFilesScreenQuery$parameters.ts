/**
 * @generated SignedSource<<85d86f6aa2c4137e116a417219c8aa9c>>
 * @relayHash 1f48144d6bd1767809fe855af1687feb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37cff02f70415d1aa7bf5e5202b67fe87c5f2a24a8cbea77b44b109568d4569b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37cff02f70415d1aa7bf5e5202b67fe87c5f2a24a8cbea77b44b109568d4569b",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
