/**
 * @generated SignedSource<<a8bf4cafa0b14b6e024bfa77860e8421>>
 * @relayHash 02f73a04e8eb6d320b0f633aeede491d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f0b2028c94dd768aa83c7af1f945875c420837b2c9c7ca632f14c76dc07e579

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f0b2028c94dd768aa83c7af1f945875c420837b2c9c7ca632f14c76dc07e579",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
