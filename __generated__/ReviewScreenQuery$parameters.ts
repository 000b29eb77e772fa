/**
 * @generated SignedSource<<732bf737344f15303551dd925976de00>>
 * @relayHash f3ed5be60fde2bd04f33578d103e3664
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2165f56532c932e9eee5db6abb9b80dcc01c7b270871f26e1fdafcde0d405a53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2165f56532c932e9eee5db6abb9b80dcc01c7b270871f26e1fdafcde0d405a53",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
