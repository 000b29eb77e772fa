/**
 * @generated SignedSource<<084c51e2b7da449abb51e66142bc4572>>
 * @relayHash d7e34ce8ba7a8ae6ad55a262164484c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0230fac0948dbb0e0486dcdbc0475e7e1ad684da3235f8ad80707b72e69076d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0230fac0948dbb0e0486dcdbc0475e7e1ad684da3235f8ad80707b72e69076d",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
