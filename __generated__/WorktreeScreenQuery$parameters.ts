/**
 * @generated SignedSource<<6caeef81581dbffa0d409177742e775f>>
 * @relayHash 25636f7e9c36e8b0df40873f30a4ec6b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70e8fbcacd274f61f34ad3f9e1eb6c75a5d74dbff147c1ddb08cf7f118bd487c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorktreeScreenQuery } from './WorktreeScreenQuery.graphql';

const node: PreloadableConcreteRequest<WorktreeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "70e8fbcacd274f61f34ad3f9e1eb6c75a5d74dbff147c1ddb08cf7f118bd487c",
    "metadata": {},
    "name": "WorktreeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
