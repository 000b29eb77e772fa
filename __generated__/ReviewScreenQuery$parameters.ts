/**
 * @generated SignedSource<<bf15cb040258f15f57d30ba31697de60>>
 * @relayHash 3247c96ba25f03fc9f269248ab98de86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff7625abcc5cc06fc16bea685c4bd44d59c0d2d4d732aeece0173a8c44a782e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff7625abcc5cc06fc16bea685c4bd44d59c0d2d4d732aeece0173a8c44a782e7",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
