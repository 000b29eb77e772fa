/**
 * @generated SignedSource<<8f36821d14369277175523071a1324c9>>
 * @relayHash 2f5d7426e51502d57515ec5e6a7eca9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91653ef8bfd6dd8fbdd789b729108bee9be78673299c5a1b506e488fd3aa2704

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommitScreenQuery } from './CommitScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommitScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91653ef8bfd6dd8fbdd789b729108bee9be78673299c5a1b506e488fd3aa2704",
    "metadata": {},
    "name": "CommitScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
