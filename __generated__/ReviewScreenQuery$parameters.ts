/**
 * @generated SignedSource<<3d706eef9e3eeb5d1626c4d895b5d9c7>>
 * @relayHash 1be2baf7b2d7cb836737d1f370dfc8bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31237ad8583c850c59f8ec086c233863745b305acd4dbcb7bdd176637d2222a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31237ad8583c850c59f8ec086c233863745b305acd4dbcb7bdd176637d2222a4",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
