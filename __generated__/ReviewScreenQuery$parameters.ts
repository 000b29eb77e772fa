/**
 * @generated SignedSource<<cef4c7b221eebf248ce71339546bafb7>>
 * @relayHash 512ff1280a1bfb6ac0da285b09926779
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4179ea1179369079727d3749ad0f0d456c0ff49e4beda6c9a786e2449fda7e15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4179ea1179369079727d3749ad0f0d456c0ff49e4beda6c9a786e2449fda7e15",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
