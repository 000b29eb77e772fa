/**
 * @generated SignedSource<<6069195864f9483ee32c55f8f968a039>>
 * @relayHash ca0a8b9833710169ab4950ace7077fbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 887ef6fb1c3ccbb695fc2bd1ad3ed1105f679c219a0f1302564fb23346b29cdd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "887ef6fb1c3ccbb695fc2bd1ad3ed1105f679c219a0f1302564fb23346b29cdd",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
