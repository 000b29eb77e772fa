/**
 * @generated SignedSource<<8c6ba0919d823f220c779afb99eedc2a>>
 * @relayHash 0bdbcc7f90546019ac43d1dd648b5f97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 919a6e8965e59dd922af9cca2279435883f14f471a2c3721de342fbbfd623676

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "919a6e8965e59dd922af9cca2279435883f14f471a2c3721de342fbbfd623676",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
