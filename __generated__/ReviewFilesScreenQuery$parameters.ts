/**
 * @generated SignedSource<<8eae9ca093fca43cece088b2cf40401d>>
 * @relayHash ecee867a801a5411adea93b327ed0559
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d891f8675022063768f6a3cab2b8c83b90f90957b4f8fffa50ee206c2d8baf2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d891f8675022063768f6a3cab2b8c83b90f90957b4f8fffa50ee206c2d8baf2",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
