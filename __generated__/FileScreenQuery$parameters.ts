/**
 * @generated SignedSource<<c586b4ed9b9195b7aaa73dde44664ba4>>
 * @relayHash c25c02cef4f91d0cf881ea4f0593eaed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c504f589733e5e52da3304f0e79bb731a260830ee4c61df34385c2f1a8662d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c504f589733e5e52da3304f0e79bb731a260830ee4c61df34385c2f1a8662d9",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
