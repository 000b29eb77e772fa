/**
 * @generated SignedSource<<27b13fb11077c6c9181a20750bfbc6fd>>
 * @relayHash a032092072ea04b04fa83624bb40950f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ea5e472b63c2450432e13bb083b8f563d3db9a9e78f2c496f87ba128a953d4d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ea5e472b63c2450432e13bb083b8f563d3db9a9e78f2c496f87ba128a953d4d",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
