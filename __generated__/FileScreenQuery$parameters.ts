/**
 * @generated SignedSource<<99dd6b3991ae2db7fa3778bbb966ab0d>>
 * @relayHash 1782090c184cc3614b73ec1a42d59f07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbd69d53773312de1ce5c9a7fa8c813820e3e06a70dcce9c3079ae1f18ae185f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbd69d53773312de1ce5c9a7fa8c813820e3e06a70dcce9c3079ae1f18ae185f",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
