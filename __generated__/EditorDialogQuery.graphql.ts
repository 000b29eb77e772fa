/**
 * @generated SignedSource<<2ddf0eef68a33772e88b72e29f92ae85>>
 * @relayHash d5fca9c117f8edf7d44b999a17218a89
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f0cc4b2be217e6be5c903b93ba4389b26068a6da7ce2c99dc138d01f4ae25b6

import type { ConcreteRequest } from 'relay-runtime';
export type EditorDialogQuery$variables = {
  slug: string;
};
export type EditorDialogQuery$data = {
  readonly repository: {
    readonly editorCommand: string | null | undefined;
  } | null | undefined;
};
export type EditorDialogQuery = {
  response: EditorDialogQuery$data;
  variables: EditorDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "editorCommand",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditorDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditorDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d5fca9c117f8edf7d44b999a17218a89",
    "id": "6f0cc4b2be217e6be5c903b93ba4389b26068a6da7ce2c99dc138d01f4ae25b6",
    "metadata": {},
    "name": "EditorDialogQuery",
    "operationKind": "query",
    "text": "query EditorDialogQuery(\n  $slug: String!\n) {\n  repository(slug: $slug) {\n    editorCommand\n    id\n  }\n}\n"
  }
};
})();

(node as any).hash = "f2e05ac2986ac43b15898bd0b4c3e28c";

export default node;
