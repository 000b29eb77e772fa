/**
 * @generated SignedSource<<2aeced6ea1d3d3eee48ecd0557ec5b74>>
 * @relayHash 101d37acf5952b7859c6c16ffa8f10d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9691461ebb41cbe6dc7cc9dcc18a3485d686c140048ea6fb1d79367c829a1a43

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HomeScreenQuery } from './HomeScreenQuery.graphql';

const node: PreloadableConcreteRequest<HomeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9691461ebb41cbe6dc7cc9dcc18a3485d686c140048ea6fb1d79367c829a1a43",
    "metadata": {},
    "name": "HomeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
