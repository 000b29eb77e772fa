/**
 * @generated SignedSource<<43fad595b6104923cb952a2d1a76aa5b>>
 * @relayHash e3b9fbb7353f7fa736cd5bb30566e632
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d71ca085b397619ab5da3125928a3b6b20f378f90f1786b80ed1c1e8b3902b6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d71ca085b397619ab5da3125928a3b6b20f378f90f1786b80ed1c1e8b3902b6",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
