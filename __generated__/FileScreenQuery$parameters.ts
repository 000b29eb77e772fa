/**
 * @generated SignedSource<<c70d08d012dce4f635c02fce97a442bd>>
 * @relayHash 50d2c5077515d7f920acbc46bec51509
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 751684ac575f7ea04660b8b29223ab25844f7ee01cb5816f8731ad7f886fbde8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "751684ac575f7ea04660b8b29223ab25844f7ee01cb5816f8731ad7f886fbde8",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
