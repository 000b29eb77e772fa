/**
 * @generated SignedSource<<ca263da98c21e290e91cf0cf8b40934a>>
 * @relayHash 96607d40f16228256cba52f6e69eaf5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f3e6f5dcf43a201193e70f256e3d0ffd3e5e11a8592fec9f5e84dad830189e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f3e6f5dcf43a201193e70f256e3d0ffd3e5e11a8592fec9f5e84dad830189e1",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
