/**
 * @generated SignedSource<<589e5ea84baf21f3f2e52cdd2d6334b7>>
 * @relayHash 6e1ab83fa148533c0308b2c6a0b9ec42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89589e03d3b1d7fc67e51507bbaec6e6db32c321dfeb8f5337af56cea898d604

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "89589e03d3b1d7fc67e51507bbaec6e6db32c321dfeb8f5337af56cea898d604",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
