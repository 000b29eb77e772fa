/**
 * @generated SignedSource<<a3503fe1f2f86169d7d8aecf65cb7529>>
 * @relayHash 3d318edeb04ad71c876c7e1b7adb6820
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55b3be676620a589aaaf8d6be867010738845514b2be1dce7d7998e1f89e3b53

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "55b3be676620a589aaaf8d6be867010738845514b2be1dce7d7998e1f89e3b53",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
