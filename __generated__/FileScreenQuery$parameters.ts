/**
 * @generated SignedSource<<7dcf6ee1b3ffc82c945f6d5be5fecb5c>>
 * @relayHash 3eef25584baabdb67e0fd738c34e05cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b46541e43b87917bf3329b70b817da03cf567b39165750272435676282552faf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b46541e43b87917bf3329b70b817da03cf567b39165750272435676282552faf",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
