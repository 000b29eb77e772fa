/**
 * @generated SignedSource<<57829fc3ff72546cf6b0e61fccf107b3>>
 * @relayHash e9b5d54070f0fce2c1fb5546b25b1ca4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bdf414ee247f379f6f524aec0a63923e6d3ef447fe1a7962a03f5151ccd12f7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7bdf414ee247f379f6f524aec0a63923e6d3ef447fe1a7962a03f5151ccd12f7",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
