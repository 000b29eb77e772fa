/**
 * @generated SignedSource<<ecc4c1692ef1846829d819132817c8ed>>
 * @relayHash edfe74521e41240d21fed244c85568c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cec55e776e000e9e04d244ed806674c2dde3eb8ca0411793809156d4f9742900

import type { ConcreteRequest } from 'relay-runtime';
export type OpenInEditorInput = {
  commitOid: string;
  editor: string;
  isNearest?: boolean | null | undefined;
  line?: number | null | undefined;
  path: string;
  slug: string;
};
export type EditorDialogMutation$variables = {
  input: OpenInEditorInput;
};
export type EditorDialogMutation$data = {
  readonly openInEditor: {
    readonly doubt: string | null | undefined;
    readonly line: number | null | undefined;
    readonly link: string | null | undefined;
    readonly path: string | null | undefined;
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type EditorDialogMutation = {
  response: EditorDialogMutation$data;
  variables: EditorDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "OpenInEditorPayload",
    "kind": "LinkedField",
    "name": "openInEditor",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "path",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "line",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "doubt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "link",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Problem",
        "kind": "LinkedField",
        "name": "problem",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditorDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditorDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "edfe74521e41240d21fed244c85568c6",
    "id": "cec55e776e000e9e04d244ed806674c2dde3eb8ca0411793809156d4f9742900",
    "metadata": {},
    "name": "EditorDialogMutation",
    "operationKind": "mutation",
    "text": "mutation EditorDialogMutation(\n  $input: OpenInEditorInput!\n) {\n  openInEditor(input: $input) {\n    path\n    line\n    doubt\n    link\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "16d5393e9abb280d6796d949765fc037";

export default node;
