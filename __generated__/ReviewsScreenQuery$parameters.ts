/**
 * @generated SignedSource<<b732a3d927203ac53d58487590d33962>>
 * @relayHash f12b9e4381e446205bd146424ba1b133
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c062260991c170a6e663e8a3e3eb645bb124b4c0669c163cb73d450911833c87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewsScreenQuery } from './ReviewsScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c062260991c170a6e663e8a3e3eb645bb124b4c0669c163cb73d450911833c87",
    "metadata": {},
    "name": "ReviewsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
