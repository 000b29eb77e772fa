/**
 * @generated SignedSource<<8fad9df871849ea4086cda78162840dc>>
 * @relayHash d6a4ae6a389bd4509c27896ccf9b1178
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3db2d67d8c815ff8d3879e0e5ec628e381cc8087a02e7e3f51f72298da41a37f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3db2d67d8c815ff8d3879e0e5ec628e381cc8087a02e7e3f51f72298da41a37f",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
