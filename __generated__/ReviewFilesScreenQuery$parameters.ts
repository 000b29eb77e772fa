/**
 * @generated SignedSource<<a0ec2a469a3a82e43746bbed586cd0aa>>
 * @relayHash d32c433fedfa0cea495f408b0573d0c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 199f2404046e469ded6f0cdbece05db6b64e281edcae82ae91819ad46b41b5e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "199f2404046e469ded6f0cdbece05db6b64e281edcae82ae91819ad46b41b5e0",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
