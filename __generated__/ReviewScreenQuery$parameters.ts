/**
 * @generated SignedSource<<a557b6530ce9e12abb0c0c4909b503ba>>
 * @relayHash 955e224e5e4d6192a00e280b95627aa7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e26e24e791424f3d0a30c70892034981643112990ee84dae0806da6fba2ed99

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e26e24e791424f3d0a30c70892034981643112990ee84dae0806da6fba2ed99",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
