/**
 * @generated SignedSource<<5bd939559a99b075c2b60be043e94b72>>
 * @relayHash 3b0e25fae1a6f965e161944a3533a6cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96105854c242e2efe775e22d5bf93a13c66fea17dadf41fa573d6bd6356a42ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TreeScreenQuery } from './TreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<TreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96105854c242e2efe775e22d5bf93a13c66fea17dadf41fa573d6bd6356a42ef",
    "metadata": {},
    "name": "TreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
