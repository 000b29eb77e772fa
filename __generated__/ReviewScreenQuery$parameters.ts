/**
 * @generated SignedSource<<b4d06b9359dcdb5525f0169df9fd2bc4>>
 * @relayHash 55fc5e81d30dbb527b1328d01612063f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9e8ee9dc87ee3475bda3075e9d4ce6a3ab2ba1f3033bbdfaa5d6a08f2f26d159

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9e8ee9dc87ee3475bda3075e9d4ce6a3ab2ba1f3033bbdfaa5d6a08f2f26d159",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
