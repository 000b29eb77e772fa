/**
 * @generated SignedSource<<1a4fcc6e8052f5542ba113dd8f3c028e>>
 * @relayHash 7da7510c59a35c2fab197581132ebea8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f466c863c4a423d96aaf63be67142c3cc0f39f3ba4fef25d4195be453364ace5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f466c863c4a423d96aaf63be67142c3cc0f39f3ba4fef25d4195be453364ace5",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
