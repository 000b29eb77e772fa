/**
 * @generated SignedSource<<f3158c1067453c98350ef9c181409843>>
 * @relayHash 49e86e51fa7e2a98ef782ea940092177
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 466eda7b61b676950eecc4a51f9f91ddd3b35611676ef843df6e31d3c689c442

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "466eda7b61b676950eecc4a51f9f91ddd3b35611676ef843df6e31d3c689c442",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
