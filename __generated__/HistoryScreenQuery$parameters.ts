/**
 * @generated SignedSource<<8cb968ac35b74a5403a1d50379193d98>>
 * @relayHash b299620c1d711baf6f92656baf12202b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0ce01ef89a7cddc2d1a6794437fa667f4ecac4229451249a8dc0b9a6f85d49d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0ce01ef89a7cddc2d1a6794437fa667f4ecac4229451249a8dc0b9a6f85d49d",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
