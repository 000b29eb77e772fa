/**
 * @generated SignedSource<<684a60ade9ca50bd7805699a00c54fd6>>
 * @relayHash a9c168e31dbbcb616a66392b90ab61b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b24e4e1641c55fa83ec5c71a03d76059c0aea98aadc9c18f005b2cfa1476857

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewsScreenQuery } from './ReviewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b24e4e1641c55fa83ec5c71a03d76059c0aea98aadc9c18f005b2cfa1476857",
    "metadata": {},
    "name": "ReviewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
