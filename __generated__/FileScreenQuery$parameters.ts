/**
 * @generated SignedSource<<77ace0f5667b7d06c915024f3d504568>>
 * @relayHash 280204ba12169adaba24188392542d24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5080a24fb29ff6609d34751514d19b938e9cfcf6419eee05606873abe559343a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5080a24fb29ff6609d34751514d19b938e9cfcf6419eee05606873abe559343a",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
