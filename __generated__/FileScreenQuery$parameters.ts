/**
 * @generated SignedSource<<239c3b60e9982de9b45488bf84d070b1>>
 * @relayHash 19d56bbf720dfce0e1f55050e81c3050
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd6e44b67f483373cb4f76374af7a53b7839fe6c1ae6d84dfa87cab9456e8af6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd6e44b67f483373cb4f76374af7a53b7839fe6c1ae6d84dfa87cab9456e8af6",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
