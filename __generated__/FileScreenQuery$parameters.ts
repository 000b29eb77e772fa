/**
 * @generated SignedSource<<100e3970cfba081038debd5b275a8e38>>
 * @relayHash bad88f1fc695a4034f9065e6194d431b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 012c7471fe332d3c42aab4945587c43563f8df4f0cb300c55a283f403e7292ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "012c7471fe332d3c42aab4945587c43563f8df4f0cb300c55a283f403e7292ba",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
