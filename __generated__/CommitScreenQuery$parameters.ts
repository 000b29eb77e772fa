/**
 * @generated SignedSource<<644d73b1c6c431a70a7176886d45c54f>>
 * @relayHash 52dbb4e49bbcdcf5127c212d6814d347
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e46fdf5589642bce3f2b9f5fc1e6b29f4fc19f7718150dc2b803b1bb8d9603fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommitScreenQuery } from './CommitScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommitScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e46fdf5589642bce3f2b9f5fc1e6b29f4fc19f7718150dc2b803b1bb8d9603fe",
    "metadata": {},
    "name": "CommitScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
