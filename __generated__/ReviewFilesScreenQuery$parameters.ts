/**
 * @generated SignedSource<<f82d13637a6ca039b489a7fcb0363eb5>>
 * @relayHash 651d4b74587840a235ed24d1d13c05d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d811f0339746609c90850efb58ff242d72277300634bb3ef978c489733a8b916

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d811f0339746609c90850efb58ff242d72277300634bb3ef978c489733a8b916",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
