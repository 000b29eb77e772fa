/**
 * @generated SignedSource<<b8dd1faea4a7be0fbfb4f9ce0bd81669>>
 * @relayHash a088508fb57ac87538ab0ca710f483ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42ee8ed7c513e3832fb5b0c23e59ff97abfd41ea2eae9b9416dbdf6e0e29c6bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42ee8ed7c513e3832fb5b0c23e59ff97abfd41ea2eae9b9416dbdf6e0e29c6bd",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
