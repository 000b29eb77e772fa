/**
 * @generated SignedSource<<d8bc185fbf4078c6ca0aac1e032d2dee>>
 * @relayHash bbfedef3f575cbd7e8e194ddb323e0c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ef4993afbf369b723d31867c32229bc076c9e1aa788332470ff5aa5a8bef32b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ef4993afbf369b723d31867c32229bc076c9e1aa788332470ff5aa5a8bef32b",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
