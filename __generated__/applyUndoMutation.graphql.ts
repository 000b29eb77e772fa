/**
 * @generated SignedSource<<71f837e8776632a96660d980cf96863f>>
 * @relayHash e429785f7c9ad76cc9e9d7ff61799b80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c5fb5b64305a3ff2aa025188ea90a0553fa1524d930bd9b8c997bb829a7dd4f

import type { ConcreteRequest } from 'relay-runtime';
export type UndoWorkTreeEditInput = {
  edit: string;
  key: string;
};
export type applyUndoMutation$variables = {
  input: UndoWorkTreeEditInput;
};
export type applyUndoMutation$data = {
  readonly undoWorkTreeEdit: {
    readonly paths: ReadonlyArray<string> | null | undefined;
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type applyUndoMutation = {
  response: applyUndoMutation$data;
  variables: applyUndoMutation$variables;
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
    "concreteType": "WorkTreeEditPayload",
    "kind": "LinkedField",
    "name": "undoWorkTreeEdit",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "paths",
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
            "name": "code",
            "storageKey": null
          },
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
    "name": "applyUndoMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "applyUndoMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e429785f7c9ad76cc9e9d7ff61799b80",
    "id": "8c5fb5b64305a3ff2aa025188ea90a0553fa1524d930bd9b8c997bb829a7dd4f",
    "metadata": {},
    "name": "applyUndoMutation",
    "operationKind": "mutation",
    "text": "mutation applyUndoMutation(\n  $input: UndoWorkTreeEditInput!\n) {\n  undoWorkTreeEdit(input: $input) {\n    paths\n    problem {\n      code\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "23f12dde5291df19f572abe76d20f0e2";

export default node;
