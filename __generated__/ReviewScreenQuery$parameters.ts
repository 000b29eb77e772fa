/**
 * @generated SignedSource<<69c176dd3786c7c89d8a9bb74cfea694>>
 * @relayHash a32729b5011bb717416483df27b44882
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39f857035c94707be83e7cb287f31c052806aa718ff2b724996215adb50edeb7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39f857035c94707be83e7cb287f31c052806aa718ff2b724996215adb50edeb7",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
