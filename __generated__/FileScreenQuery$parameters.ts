/**
 * @generated SignedSource<<874c0f55cc5c6b404f56428c70100574>>
 * @relayHash 93bd869bec714a057954af867486b0b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9d26846b2027deeada3b6ce1c836fc57e21a1baea7ddbe54635f5d57bcc0596

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9d26846b2027deeada3b6ce1c836fc57e21a1baea7ddbe54635f5d57bcc0596",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
