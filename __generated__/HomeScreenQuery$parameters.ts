/**
 * @generated SignedSource<<a2cf48311bbfc60a4bab926497c04ba9>>
 * @relayHash 3ee0e14fd2ab1a435fd691ac78692149
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d0bde9e63e43b41b3575d20c74358cf2757de95627cb3ddd7e9f69bd8e79398

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d0bde9e63e43b41b3575d20c74358cf2757de95627cb3ddd7e9f69bd8e79398",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
