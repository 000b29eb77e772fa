/**
 * @generated SignedSource<<cba77ee4418b84ef0205b488bd0decdd>>
 * @relayHash 6f87ab66d73b297d80308130cccf3910
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8721bdd69072b55f35083ffb302daa2e9093a88e09d256802e7b6d9e39ff4576

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8721bdd69072b55f35083ffb302daa2e9093a88e09d256802e7b6d9e39ff4576",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
