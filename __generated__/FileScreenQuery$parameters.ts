/**
 * @generated SignedSource<<67e3c1b8c4042ae7260e749570aa82ab>>
 * @relayHash edb9807541d0cd47221b14d3e8729c9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d879d7c508bdbac85e3e9a1423a06ab19fff210a5d20904ba284311f1a719454

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d879d7c508bdbac85e3e9a1423a06ab19fff210a5d20904ba284311f1a719454",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
