/**
 * @generated SignedSource<<1f13f8bfd3766c7b390208df07e32dcf>>
 * @relayHash 21c43c6929f43e7661809a292b124549
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d734ba2f8a2b51649accc151bc09568e7b4e6ef790724d80d234e84f70c407a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d734ba2f8a2b51649accc151bc09568e7b4e6ef790724d80d234e84f70c407a",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
