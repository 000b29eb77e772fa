/**
 * @generated SignedSource<<c9f6740272d1e9416465d1855f5b9d30>>
 * @relayHash 5a6f80fd485aab7c897f30d02c350f4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 826b9a573be3b61ebeac2b297867cb229bddfba39a5d4e53bb615492825d87e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "826b9a573be3b61ebeac2b297867cb229bddfba39a5d4e53bb615492825d87e1",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
