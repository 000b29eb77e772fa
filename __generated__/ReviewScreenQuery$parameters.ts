/**
 * @generated SignedSource<<61554e93c1ca033b63ed908e8c3ac3a1>>
 * @relayHash d847aa336afbbee672f61bfcd5ea778d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d19edb14beebfd3ac5a9cd26bf1882036f5618c2774a48789d8479f59247dc6d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d19edb14beebfd3ac5a9cd26bf1882036f5618c2774a48789d8479f59247dc6d",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
