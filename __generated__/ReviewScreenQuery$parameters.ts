/**
 * @generated SignedSource<<265180cfd107c07c137d66161f0b2ff8>>
 * @relayHash cfe87ca872dbee9aa1f84bc142490eb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cf4c58768932c6d897ea239a972970ad35effc370184c0432c1acf2914142a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cf4c58768932c6d897ea239a972970ad35effc370184c0432c1acf2914142a5",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
