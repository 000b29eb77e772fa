/**
 * @generated SignedSource<<19cd772606019fc4a8750b2fc1d9de95>>
 * @relayHash a1394e436b313db4dc42945b362a673e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c05e0ad430c1d41342566f8b764f6b0464189cf95e9c98e1e2a17e119cbba91d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c05e0ad430c1d41342566f8b764f6b0464189cf95e9c98e1e2a17e119cbba91d",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
