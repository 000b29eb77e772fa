/**
 * @generated SignedSource<<e537eec94c1af198b05cdd82c7814346>>
 * @relayHash d8092f62d468d5e59e37715095d76180
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94ae19892ce91e663495a4dcdf88c1270e4712a19b83d00423259cb51cf2ceb5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94ae19892ce91e663495a4dcdf88c1270e4712a19b83d00423259cb51cf2ceb5",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
