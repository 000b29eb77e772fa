/**
 * @generated SignedSource<<b344a67c063dd5632decf90f9fa3e8a9>>
 * @relayHash 407112a1f7519f4256c893f1210f4452
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 178304f79cff6aeb3b1fd8cd322f6a78f58ba99b2cd61c0eee6ec32540608099

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlameScreenQuery } from './BlameScreenQuery.graphql';

const node: PreloadableConcreteRequest<BlameScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "178304f79cff6aeb3b1fd8cd322f6a78f58ba99b2cd61c0eee6ec32540608099",
    "metadata": {},
    "name": "BlameScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
