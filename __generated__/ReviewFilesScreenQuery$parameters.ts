/**
 * @generated SignedSource<<b96ff5c8891578626bfa7cf0aa5e2504>>
 * @relayHash 6d483537fe1699da9152f7e66d659523
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abdac03efae8066c2b9e492623057a504ef5a71de87ace1acbfb6343ba3b7222

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "abdac03efae8066c2b9e492623057a504ef5a71de87ace1acbfb6343ba3b7222",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
