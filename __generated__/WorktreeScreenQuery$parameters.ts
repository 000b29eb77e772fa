/**
 * @generated SignedSource<<d38b25e96da693c024ae3d23d0554f43>>
 * @relayHash 281840d7bc5fdc6af7594837f6eea92f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df1077ee6660116123820f28a4341ce8dfa8ebd99839480490a458094048c251

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df1077ee6660116123820f28a4341ce8dfa8ebd99839480490a458094048c251",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
