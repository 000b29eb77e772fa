/**
 * @generated SignedSource<<0708d98edd5db4299f9dc9faaef0d59a>>
 * @relayHash 33502940cb93dd19edae47f38687a5ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 165f595d376cf4d098306da79c5ffa2aa6d39e15c5f09a11f67d9c1a98864c13

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "165f595d376cf4d098306da79c5ffa2aa6d39e15c5f09a11f67d9c1a98864c13",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
