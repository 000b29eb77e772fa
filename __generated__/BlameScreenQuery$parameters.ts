/**
 * @generated SignedSource<<9fc2da5889bb59691caac8bd4d0e8571>>
 * @relayHash 287113035dae034c4b9ecaa6ee3496c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48a5e5102826670b94aa7bcc9ffc22d6ff9c10d1a5e5dd4849dd5d4847f542ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlameScreenQuery } from './BlameScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlameScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48a5e5102826670b94aa7bcc9ffc22d6ff9c10d1a5e5dd4849dd5d4847f542ad",
    "metadata": {},
    "name": "BlameScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
