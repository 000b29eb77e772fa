/**
 * @generated SignedSource<<05993e5251dd11e7d9898533b332e6ba>>
 * @relayHash 922f122cb6fa1d9cafbcdd8defb14966
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b6d910215e12e05814ba409009d850828e856f66c09c0c82fcac17e5c6f905b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0b6d910215e12e05814ba409009d850828e856f66c09c0c82fcac17e5c6f905b",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
