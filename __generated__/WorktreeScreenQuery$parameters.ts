/**
 * @generated SignedSource<<9a67b870d8f705d9363c8bb5dccc57b2>>
 * @relayHash 3f3c41b97233879c9785d59c8e295939
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2575317d37b9a5abbbf6f7f93b2abca595cb897d4ac72c9b815000708b35a91e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2575317d37b9a5abbbf6f7f93b2abca595cb897d4ac72c9b815000708b35a91e",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
