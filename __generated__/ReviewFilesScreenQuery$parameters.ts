/**
 * @generated SignedSource<<d079c37c82243f048f7edb1b3e0c40bf>>
 * @relayHash cbc35c78c3e2d578a44b3dc9119afa0a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 517c46140974b2d5def1bf1b2e84e4ee9f141f594ed672ebe9dd1eb112ce9320

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "517c46140974b2d5def1bf1b2e84e4ee9f141f594ed672ebe9dd1eb112ce9320",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
