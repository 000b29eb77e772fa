/**
 * @generated SignedSource<<cb58fc500c9aed981747433e4b0ecf63>>
 * @relayHash 40edb0f659d5d33dda9312797443b188
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b536d6179da237df6ffe8eb627dd36f145b5dfbe1b60fbeac0b3a3229a55f88a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b536d6179da237df6ffe8eb627dd36f145b5dfbe1b60fbeac0b3a3229a55f88a",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
