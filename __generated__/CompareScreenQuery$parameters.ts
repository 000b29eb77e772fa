/**
 * @generated SignedSource<<723bbb94665c8588fb432bc74d6d5068>>
 * @relayHash f997e6aff6e4c8d0bf58c10749bab9b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53a4f72d56c865b7b8f7a7321d31568df12b16ba060b086fdc0cd5ba14828b66

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53a4f72d56c865b7b8f7a7321d31568df12b16ba060b086fdc0cd5ba14828b66",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
