/**
 * @generated SignedSource<<3b762571ba060b2728d7e984d141fc76>>
 * @relayHash faa317391f8bff8369c0e73c7d91fa33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd0d75a08437be91cf02b68c483ebcf49b2ccdd278d7ebf5bd0b9d7e56cb1a8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd0d75a08437be91cf02b68c483ebcf49b2ccdd278d7ebf5bd0b9d7e56cb1a8c",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
