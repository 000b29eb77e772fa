/**
 * @generated SignedSource<<eae0750f7420e380e8a5f3c00ef2aa22>>
 * @relayHash 6f54540eef6467ce67ae2875e6ef7a15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91074ccb6dd07adf2fc41c911447dd8c2ad8ddf503be8690acef2bdc684b297c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommitScreenQuery } from './CommitScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommitScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91074ccb6dd07adf2fc41c911447dd8c2ad8ddf503be8690acef2bdc684b297c",
    "metadata": {},
    "name": "CommitScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
