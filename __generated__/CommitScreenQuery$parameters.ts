/**
 * @generated SignedSource<<9e74f8ec707fc0a5135cbb5a2f371567>>
 * @relayHash 7759d1587333fa33179d3fed65324699
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 67d137b349cce170a8b7f4900d1543a5ed0189095ffb674a454af8b5964e4a6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommitScreenQuery } from './CommitScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommitScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "67d137b349cce170a8b7f4900d1543a5ed0189095ffb674a454af8b5964e4a6d",
    "metadata": {},
    "name": "CommitScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
