/**
 * @generated SignedSource<<215c410ed9e78688598b0c1337a9617c>>
 * @relayHash 86dc7b0d5a46047e7d17c5e1ba41cffa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08540ec8f38afb25672d2d4949238568c2131eaa15c42b0830ef0c86754e6ac6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08540ec8f38afb25672d2d4949238568c2131eaa15c42b0830ef0c86754e6ac6",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
