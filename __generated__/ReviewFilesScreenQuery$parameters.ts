/**
 * @generated SignedSource<<c1d4f247c2a270039640a57e211e3b1d>>
 * @relayHash ac35782772941e611e4b9333f0461ac7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90b92c4e3167ecbe15da3d50b730efca4f5e6365e08ce682774879d843143d9c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "90b92c4e3167ecbe15da3d50b730efca4f5e6365e08ce682774879d843143d9c",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
