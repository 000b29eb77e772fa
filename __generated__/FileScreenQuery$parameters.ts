/**
 * @generated SignedSource<<7aa995377d6955b7908bbea904185a85>>
 * @relayHash 654e755ee70fb7f11cd017d4938ad828
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c471309ba37971fc100006bd39031d324647f9236a2506cb179ddf29c74a1315

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c471309ba37971fc100006bd39031d324647f9236a2506cb179ddf29c74a1315",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
