/**
 * @generated SignedSource<<811c30aa006fb798fcf02c4ae33dd6d2>>
 * @relayHash ce093d60356d2e55a816314a2dcd17ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f170f1a5dce91e59a1604a690d21336bddac9669d60e2dd8941a08859a65206

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7f170f1a5dce91e59a1604a690d21336bddac9669d60e2dd8941a08859a65206",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
