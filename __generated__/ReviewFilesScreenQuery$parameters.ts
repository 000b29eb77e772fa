/**
 * @generated SignedSource<<52b4de2d5f6c87d653996583ced47e83>>
 * @relayHash 4c1c244d834ba245c500750f74004ce9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b27b00344b1f27a9c125fd135b185e329df2f9317887e16d93ca4ed65327429e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b27b00344b1f27a9c125fd135b185e329df2f9317887e16d93ca4ed65327429e",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
