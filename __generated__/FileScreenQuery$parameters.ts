/**
 * @generated SignedSource<<9b2960547c171b0ad32940245b302286>>
 * @relayHash f4ed6c19406da642c4cf6a6144730656
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd139f8ebf880e721f318fc6f73b44dbb51d39eecfff88bef1c6e7f0b86fd4a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd139f8ebf880e721f318fc6f73b44dbb51d39eecfff88bef1c6e7f0b86fd4a9",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
