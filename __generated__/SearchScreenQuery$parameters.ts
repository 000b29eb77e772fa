/**
 * @generated SignedSource<<1ce17420f7fd396c926e5b09a62b5de0>>
 * @relayHash 452977a1b851036937e245cbd06579e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a7cbf802c5a784aa2380e63a54b0cb81a4abaad389db37c76309fcdaf3893163

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchScreenQuery } from './SearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a7cbf802c5a784aa2380e63a54b0cb81a4abaad389db37c76309fcdaf3893163",
    "metadata": {},
    "name": "SearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
