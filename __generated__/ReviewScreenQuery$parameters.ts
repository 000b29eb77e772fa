/**
 * @generated SignedSource<<7c75976f3d9234ce3a80d576ed958a95>>
 * @relayHash 7e77d623207e989b01185e2c904ac05e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f34fa367109cbbbb830b09fb4a8b953be23bad8fa71b8ebe9574fac949a1cbfa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f34fa367109cbbbb830b09fb4a8b953be23bad8fa71b8ebe9574fac949a1cbfa",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
