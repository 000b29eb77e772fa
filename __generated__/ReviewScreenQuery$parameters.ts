/**
 * @generated SignedSource<<62a0e823feda1f93870d838f616fdcdf>>
 * @relayHash 48e7a3d5cb6f1b165e66588268d15dd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7349357947e5269bc145753b40a8b9f5cd6c2836b66d1ad1d4520d1cc8a49926

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7349357947e5269bc145753b40a8b9f5cd6c2836b66d1ad1d4520d1cc8a49926",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
