/**
 * @generated SignedSource<<832fa46148c1c08fd319e695fd4e30be>>
 * @relayHash 56e44e28f9e1472def5dd82f522608b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b0c9966379e7c941eae1f8a76f46cc233f5d60b5d47d30edd64885ec4e9fbc5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b0c9966379e7c941eae1f8a76f46cc233f5d60b5d47d30edd64885ec4e9fbc5",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
