/**
 * @generated SignedSource<<b12d039914b7ee20712c2e5b952075bf>>
 * @relayHash 829163bdd2aed5188a59aad908c034ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b48867a0d56243d3c047550f69437495eee813d9e44a700d64fb0216d1ed285

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlameScreenQuery } from './BlameScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlameScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b48867a0d56243d3c047550f69437495eee813d9e44a700d64fb0216d1ed285",
    "metadata": {},
    "name": "BlameScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
