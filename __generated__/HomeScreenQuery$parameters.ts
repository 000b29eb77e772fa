/**
 * @generated SignedSource<<54d90a8a820733a7d7325d31abd9e8e0>>
 * @relayHash 808f77cf93ed94ae925b546f37d09ec7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d65741b050b5fec91fd9a0de1bde38fbdc23cc09cfec4753629ee0c2e58facf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d65741b050b5fec91fd9a0de1bde38fbdc23cc09cfec4753629ee0c2e58facf",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
