/**
 * @generated SignedSource<<48368b1dd79923a9bc4a6dfeb2043f0d>>
 * @relayHash 5930b236ef1ed166dda7696d4aad5eb8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f4aa5a875129129253f6d46bfb5a4e2a5ba6fb87aae7676e223c2f900939b90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoryScreenQuery } from './HistoryScreenQuery.graphql';

const node: PreloadableConcreteRequest<HistoryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f4aa5a875129129253f6d46bfb5a4e2a5ba6fb87aae7676e223c2f900939b90",
    "metadata": {},
    "name": "HistoryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
