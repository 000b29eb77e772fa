/**
 * @generated SignedSource<<6ba5cc5892b30d0a1df477296c087477>>
 * @relayHash 5a96fdcc5ba0203bb0d82352b04cf974
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c241739df7225c68dec20c0dcdb5bcaa6f498f9e5d9c80a8c89d7efc9ff69a35

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommitScreenQuery } from './CommitScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommitScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c241739df7225c68dec20c0dcdb5bcaa6f498f9e5d9c80a8c89d7efc9ff69a35",
    "metadata": {},
    "name": "CommitScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
