/**
 * @generated SignedSource<<68a000579e29f250d5168e0d8879b00e>>
 * @relayHash c2ea07bee0e1d936f4b650ef00dcbab0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abbb20b8c36c5bddb556a8c6df3cbee1f268da5896b70e2f654d0249b5caed7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abbb20b8c36c5bddb556a8c6df3cbee1f268da5896b70e2f654d0249b5caed7b",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
