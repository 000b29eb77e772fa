/**
 * @generated SignedSource<<008e6c94144f8afe5637097e81985f8c>>
 * @relayHash aaaa52af704fbfae7b29af2842cfd221
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36c4c4a236fbf6077c45b43f18d1f225b942238d79700b8334edaf450888fb9c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36c4c4a236fbf6077c45b43f18d1f225b942238d79700b8334edaf450888fb9c",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
