/**
 * @generated SignedSource<<eb52480777cf67e2f08b1641e51d19c3>>
 * @relayHash 89e2bc40237a9596ddfc1277766f656f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c44de8d6a5ebc734534e40ce3eb2dbb2f038e50bdfbe1aa1bfe1e719a4706e5b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c44de8d6a5ebc734534e40ce3eb2dbb2f038e50bdfbe1aa1bfe1e719a4706e5b",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
