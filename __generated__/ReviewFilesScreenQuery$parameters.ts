/**
 * @generated SignedSource<<5fce64a1c003a2229b597589c5de425b>>
 * @relayHash f1db77ee3542cd49fff7eceecd3f240d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38ba0ed54d041a4ddb0686e424f91b00157357a371cd2d0ce729874ea361702c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38ba0ed54d041a4ddb0686e424f91b00157357a371cd2d0ce729874ea361702c",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
