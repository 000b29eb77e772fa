/**
 * @generated SignedSource<<01c912244fb386ffa25fd92b4f9300c0>>
 * @relayHash 351e45385924c4232359b284c9e016eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d4dddbc3f612baa87ed495f96ae7ab94080b7f5f8c18538b12f486937d91ecb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5d4dddbc3f612baa87ed495f96ae7ab94080b7f5f8c18538b12f486937d91ecb",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
