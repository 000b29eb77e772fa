/**
 * @generated SignedSource<<f07a4c40a128974ca5c24854eb934f72>>
 * @relayHash 844e4586ab7e0d8ec6a45ea4cdeb6867
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f3bb5c9173a181d5016f6a0676c85c43540b4d848d07bdc3aaef5dc2362f9064

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f3bb5c9173a181d5016f6a0676c85c43540b4d848d07bdc3aaef5dc2362f9064",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
