/**
 * @generated SignedSource<<c99127d146acbc544ca9ddbd1a95047a>>
 * @relayHash 649793ec582d5d63712c41eb2b48c149
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5efabb3e5450dd82cecdecb13e8a714f1ba4cd76088763ab8f3168554bba56d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5efabb3e5450dd82cecdecb13e8a714f1ba4cd76088763ab8f3168554bba56d6",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
