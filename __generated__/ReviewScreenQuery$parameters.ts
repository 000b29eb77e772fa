/**
 * @generated SignedSource<<35e7cc266e72b503de4650b1b196c156>>
 * @relayHash 8781cc9f37cc056e539a07ca280edc19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a8d8ec4a2e1b774bb8ca9ca8022298928b58c4ef782516556e3bba27a9b1fc4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a8d8ec4a2e1b774bb8ca9ca8022298928b58c4ef782516556e3bba27a9b1fc4",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
