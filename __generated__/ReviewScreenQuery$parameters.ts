/**
 * @generated SignedSource<<8dd3263dfd022b6a0a3fa018b00c2240>>
 * @relayHash b8cfc5df1235f8b2a4841178a8fb68e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18a2e9d9f6aef1daa1a1f76b8e05497b1aba357f3157584165b3bf561953ae49

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18a2e9d9f6aef1daa1a1f76b8e05497b1aba357f3157584165b3bf561953ae49",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
