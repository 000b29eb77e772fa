/**
 * @generated SignedSource<<2b441f2f9abc3b6c48cfe7a4d3e2182c>>
 * @relayHash cb79c97f1f7c1a47927c8b15d1963cff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5aa65b7758b7b8c399928eef5889bfc134e22f1e6b4822ca3ab0e9a3eff2b897

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FileScreenQuery } from './FileScreenQuery.graphql';

const node: PreloadableConcreteRequest<FileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5aa65b7758b7b8c399928eef5889bfc134e22f1e6b4822ca3ab0e9a3eff2b897",
    "metadata": {},
    "name": "FileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
