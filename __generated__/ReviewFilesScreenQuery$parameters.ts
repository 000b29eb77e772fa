/**
 * @generated SignedSource<<d6ca947c4304e703c3c7939035f0592d>>
 * @relayHash a0b703e009f69bf8ea6546079f85656e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8966e8fad3726cdca596e74bd52ff19ca698574222e5a53640fda08578ce883c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8966e8fad3726cdca596e74bd52ff19ca698574222e5a53640fda08578ce883c",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
