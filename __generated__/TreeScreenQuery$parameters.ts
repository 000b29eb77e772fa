/**
 * @generated SignedSource<<da6433f58edd1670cb0d284c2d359389>>
 * @relayHash 04bdc277612e9407f0930bbf030a0faa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b8658db35a5d7ec1ed6831ce00e97dfc1d1b949fffd365c20f5f38b64032bd9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TreeScreenQuery } from './TreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<TreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b8658db35a5d7ec1ed6831ce00e97dfc1d1b949fffd365c20f5f38b64032bd9",
    "metadata": {},
    "name": "TreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
