/**
 * @generated SignedSource<<cc272de0b711fb11a16d471bbf5e3177>>
 * @relayHash 0993586f30b4b58af529630f190d55ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 92ed7f2e728f3961432c8a0fc3630784f30a82ccf408cca7d456eb2acd21c617

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlameScreenQuery } from './BlameScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlameScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "92ed7f2e728f3961432c8a0fc3630784f30a82ccf408cca7d456eb2acd21c617",
    "metadata": {},
    "name": "BlameScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
