/**
 * @generated SignedSource<<919968c1b81449f03655bf692d1c8761>>
 * @relayHash db6713594d805dfeece686a3f2c69387
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 348fe4f5e78c07e850f7098e2a5fa6e9790329b6f08201d901c9b041f375dca1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SearchScreenQuery } from './SearchScreenQuery.graphql';

const node: PreloadableConcreteRequest<SearchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "348fe4f5e78c07e850f7098e2a5fa6e9790329b6f08201d901c9b041f375dca1",
    "metadata": {},
    "name": "SearchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
