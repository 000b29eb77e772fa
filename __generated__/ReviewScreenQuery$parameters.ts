/**
 * @generated SignedSource<<e6912af745c9b1b8b4a1812a31d20d55>>
 * @relayHash 360259b48615254a15468162d5c9e718
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 037b21ad7e75f6d4dc17ebbd76138fc907610eb24a6bd715d0879a0b149406c1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "037b21ad7e75f6d4dc17ebbd76138fc907610eb24a6bd715d0879a0b149406c1",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
