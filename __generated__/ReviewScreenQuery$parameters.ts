/**
 * @generated SignedSource<<7ddc0724b3d3dd184d8fbde99fc42af6>>
 * @relayHash 9305d9106d240eb343e768c2109eccc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4e363d72e48a00e75f00ff9d9e5ac064bfc078f95a5b9bdd8601df70e61e2a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4e363d72e48a00e75f00ff9d9e5ac064bfc078f95a5b9bdd8601df70e61e2a1",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
