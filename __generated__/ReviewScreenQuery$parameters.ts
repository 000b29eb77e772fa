/**
 * @generated SignedSource<<d5e9210b2096086ad1ab4d686db987ab>>
 * @relayHash 3d721404d2e1f29d9b06c0bc124e5c26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 793b5cbfbd41bb514308d15ae016dc349a5e475cd832526990cb41e2c3215f2e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "793b5cbfbd41bb514308d15ae016dc349a5e475cd832526990cb41e2c3215f2e",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
