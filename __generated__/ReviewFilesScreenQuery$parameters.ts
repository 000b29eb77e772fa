/**
 * @generated SignedSource<<461737b056d26e5f950eacd364d49c69>>
 * @relayHash 8ad4b4659a2ded3fef685c7b3e74d8b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5d79f23f47d773cd5622dde267a076cc551150bf323a06825737896442e778f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5d79f23f47d773cd5622dde267a076cc551150bf323a06825737896442e778f",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
