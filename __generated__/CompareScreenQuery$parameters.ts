/**
 * @generated SignedSource<<02a0ce1e3b3cab44cdf72d75715fdffb>>
 * @relayHash 872b76b124dd0c4a75b4232ac1d53623
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3660af388307e9cc3c5a7a271d48562f243bce8a4272fca72da5150c1406732

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3660af388307e9cc3c5a7a271d48562f243bce8a4272fca72da5150c1406732",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
