/**
 * @generated SignedSource<<8b1ad652d7c8e0e027bd24f77bbdecee>>
 * @relayHash 724acffc9357e8e2a75775b3adab8df3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 201e84956140f648739576061250785c2d8ab277fb21a7d202ca3dad54aa7b52

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommitScreenQuery } from './CommitScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommitScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "201e84956140f648739576061250785c2d8ab277fb21a7d202ca3dad54aa7b52",
    "metadata": {},
    "name": "CommitScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
