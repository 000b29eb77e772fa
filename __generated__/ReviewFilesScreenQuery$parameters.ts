/**
 * @generated SignedSource<<b9ad700e78100224930e97b383553f48>>
 * @relayHash 285b8d8d2775bb52f4f0bcfcb18c364d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1d5db05c56bed4c1d650906cddcef1bcc37b29c041e0063a1193260b0ff6ea8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d1d5db05c56bed4c1d650906cddcef1bcc37b29c041e0063a1193260b0ff6ea8",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
