/**
 * @generated SignedSource<<7fb1de588a765162a3e8bbb534243ce8>>
 * @relayHash c365ffc8f0006d80ecc946a94068a2de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24402325a1d96c7825d820bf63f6551b05b0570dceda1ed0e84d703b11b96a10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24402325a1d96c7825d820bf63f6551b05b0570dceda1ed0e84d703b11b96a10",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
