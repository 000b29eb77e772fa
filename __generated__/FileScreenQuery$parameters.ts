/**
 * @generated SignedSource<<2fcc823932065d6bb90923c946d78151>>
 * @relayHash 9f59ab115b5026c37cb6b2a21de88a45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa00c9951b265daff9f789819db2de79e6d945ca7edb1523cd26e8f5a1e57d3d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa00c9951b265daff9f789819db2de79e6d945ca7edb1523cd26e8f5a1e57d3d",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
