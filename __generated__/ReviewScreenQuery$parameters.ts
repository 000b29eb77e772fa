/**
 * @generated SignedSource<<009bd2b31ca0d4600e78729000d47a4c>>
 * @relayHash 6463e69052bcf1a2c8320b77c92378b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1bca36c4e4743ca6aee2f21326913e35b19bd81a5cf4c3e8ef6412fd3ffeb3a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1bca36c4e4743ca6aee2f21326913e35b19bd81a5cf4c3e8ef6412fd3ffeb3a",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
