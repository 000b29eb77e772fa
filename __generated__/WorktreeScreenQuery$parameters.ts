/**
 * @generated SignedSource<<0fa918b29f88228469123f9313821242>>
 * @relayHash 0e1782dddd7aef157cced4c8c956a06a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b04859827e14779b98f7e470ce29de5a3377c46f7b9c17c83ea9c0c3a2ad773a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b04859827e14779b98f7e470ce29de5a3377c46f7b9c17c83ea9c0c3a2ad773a",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
