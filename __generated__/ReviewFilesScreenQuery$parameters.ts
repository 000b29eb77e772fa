/**
 * @generated SignedSource<<03f4cab8cd9001b643104e6322c01e83>>
 * @relayHash 6c45254de28edb16d9da5c9e9d5fef65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 644f2b825fbca9df702a6c5b4b26cdf3a0bee6832a77383a1ecd55dfa0525f32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "644f2b825fbca9df702a6c5b4b26cdf3a0bee6832a77383a1ecd55dfa0525f32",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
