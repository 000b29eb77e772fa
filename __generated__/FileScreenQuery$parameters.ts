/**
 * @generated SignedSource<<c8721c5fd0bc3e8c0fa5c5aaccd5ae90>>
 * @relayHash 5ff9fba0a693ef6e836b87b444bdcd08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33f8db1d74f7a51ad502c327978932445a367259bd5cc3f787f40e4537f9739e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33f8db1d74f7a51ad502c327978932445a367259bd5cc3f787f40e4537f9739e",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
