/**
 * @generated SignedSource<<7ed4e67ae10c7118d60e0ecdcc7d9f91>>
 * @relayHash 04de3139c0d38a941ac4aae490d974ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4289527464abed3d5bcaecf747d692488b057c7d0e5378573c3dcfd897c4bc5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4289527464abed3d5bcaecf747d692488b057c7d0e5378573c3dcfd897c4bc5a",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
