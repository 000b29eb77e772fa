/**
 * @generated SignedSource<<dcde657151efdba78c8e599078a087ef>>
 * @relayHash b824c23cc9bfbbcea7fd0c2dd97ba6e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04fe0a907dc2b04908b889aa4639b62fd16eed837997e0e7d8f7f206fbda50ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewsScreenQuery } from './ReviewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "04fe0a907dc2b04908b889aa4639b62fd16eed837997e0e7d8f7f206fbda50ed",
    "metadata": {},
    "name": "ReviewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
