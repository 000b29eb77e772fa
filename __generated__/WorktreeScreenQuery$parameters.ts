/**
 * @generated SignedSource<<1660a53018851adf6cb56ee2a831b15f>>
 * @relayHash 50a5efec028d840d1fabcf9118c07074
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40ded0b8f2d7dcd176a76e47844415fbca50550d98ff44f00f554b90a4142621

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40ded0b8f2d7dcd176a76e47844415fbca50550d98ff44f00f554b90a4142621",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
