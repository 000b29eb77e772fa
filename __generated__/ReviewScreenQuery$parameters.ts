/**
 * @generated SignedSource<<c076122d9ad53f605a1b4bead5b9c5c9>>
 * @relayHash d4b3dd0b52fb37363013dbc4605a9be0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b9b2742f22b2adf9876e89b62eb9c594c20715becc0a5979686765b5c47581a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReviewScreenQuery } from './ReviewScreenQuery.graphql';

const node: PreloadableConcreteRequest<ReviewScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8b9b2742f22b2adf9876e89b62eb9c594c20715becc0a5979686765b5c47581a",
    "metadata": {},
    "name": "ReviewScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
