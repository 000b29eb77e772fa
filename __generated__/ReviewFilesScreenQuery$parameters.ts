/**
 * @generated SignedSource<<6d0647554f6efb6cb45201cb5d51975b>>
 * @relayHash e7015a36372988f04566296961786227
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3bdc5c96f2c086de06a996e7dfaf9d17ae4d4133b9082a1dcafe89636a3f63b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewFilesScreenQuery } from './ReviewFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3bdc5c96f2c086de06a996e7dfaf9d17ae4d4133b9082a1dcafe89636a3f63b",
    "metadata": {},
    "name": "ReviewFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
