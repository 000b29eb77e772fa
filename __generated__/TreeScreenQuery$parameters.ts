/**
 * @generated SignedSource<<1c2fd5124b1c26f3a1bc924ff614121e>>
 * @relayHash 44c146f63098a149bd68064061f228e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6821b6e3b4ee385d0df0f02de4468d0548f8efe24cc79a998a53cf7419a3d582

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TreeScreenQuery } from './TreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<TreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6821b6e3b4ee385d0df0f02de4468d0548f8efe24cc79a998a53cf7419a3d582",
    "metadata": {},
    "name": "TreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
