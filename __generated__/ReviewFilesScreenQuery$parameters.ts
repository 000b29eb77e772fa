/**
 * @generated SignedSource<<83cef8ce6e84c431645caf4cc56bb865>>
 * @relayHash b47b34f88c73a12c9dcc66a61b88ae89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7def9d8c8f1105fa972258635f0e1c35fae70502b51258465bfafb9a875639fd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7def9d8c8f1105fa972258635f0e1c35fae70502b51258465bfafb9a875639fd",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
