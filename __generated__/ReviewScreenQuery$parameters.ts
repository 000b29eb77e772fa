/**
 * @generated SignedSource<<67f955c779c60a9dc8067a5534d123a4>>
 * @relayHash 284a520e5c6d95bed8c78e6422b5d811
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c107af6375028631c786bc8f23d6a109c5a3c73bda7352ee286b69facd3074a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c107af6375028631c786bc8f23d6a109c5a3c73bda7352ee286b69facd3074a",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
