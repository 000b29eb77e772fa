/**
 * @generated SignedSource<<1d8a72a5e926353ab187407aee510b93>>
 * @relayHash eab7e309898db675225139c09f5676db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04d6a3b604c2a760b8f95cbaa638d24d25737a4f0e765ebbd726e308daba42a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04d6a3b604c2a760b8f95cbaa638d24d25737a4f0e765ebbd726e308daba42a5",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
