/**
 * @generated SignedSource<<524d259e913e3579cbbee03ded0a550b>>
 * @relayHash 6aab7bf1c602efdf5b6fde72a8dcc0b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 335ec8010672b3b2075dd244f003165b450e1a4a02d42e6b48c3d9254b69b900

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "335ec8010672b3b2075dd244f003165b450e1a4a02d42e6b48c3d9254b69b900",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
