/**
 * @generated SignedSource<<44bbab9173a16a98008fc6124f6af7fd>>
 * @relayHash e63aa07245c3c46eebd41d702e56d880
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf39a3652da22a916b129b06760267463f5f4fdbe0d6a84ee10103d86495ff35

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf39a3652da22a916b129b06760267463f5f4fdbe0d6a84ee10103d86495ff35",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
