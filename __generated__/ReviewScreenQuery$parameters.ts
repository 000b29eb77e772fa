/**
 * @generated SignedSource<<d34aebb88a7d566c1cc7e0625d6cc749>>
 * @relayHash 2d5961babb36ea106d81e2693bf3b12a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ed4b991940907a7fbf4220505cdaed1dcf8c9a29efaa9af6b984f57d1ae0b1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0ed4b991940907a7fbf4220505cdaed1dcf8c9a29efaa9af6b984f57d1ae0b1d",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
