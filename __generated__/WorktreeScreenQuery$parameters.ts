/**
 * @generated SignedSource<<33a55fbc680dc83f0c2164b26f3116d9>>
 * @relayHash 0cb746f7c63520a261c188888b5f7fca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea8c2294d696adc96b64dfd311f909b30c11dd5efb81748d984e903f8c247f23

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ea8c2294d696adc96b64dfd311f909b30c11dd5efb81748d984e903f8c247f23",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
