/**
 * @generated SignedSource<<7f677970b40ba4b30ebc665d3317f4f2>>
 * @relayHash c0f1e38165da9cc7f259b23db255d46c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7190a6aa37cb0a777c2f296f46800a808d5fa9e86a42bc79ee99479fbad14750

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommitScreenQuery } from './CommitScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommitScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7190a6aa37cb0a777c2f296f46800a808d5fa9e86a42bc79ee99479fbad14750",
    "metadata": {},
    "name": "CommitScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
