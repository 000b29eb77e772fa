/**
 * @generated SignedSource<<9c06f6c2435f9a612228c4c801069d38>>
 * @relayHash 11b6f3ed3515c1b9a9009a997ddd961e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46eb5018f99a71079e65e2688b52bb79471301686e7a874e48e3ef8148fd41b2

import type { ConcreteRequest } from 'relay-runtime';
export type UndoWorkTreeEditInput = {
  edit: string;
  key: string;
};
export type useUndoWorkTreeEditMutation$variables = {
  input: UndoWorkTreeEditInput;
};
export type useUndoWorkTreeEditMutation$data = {
  readonly undoWorkTreeEdit: {
    readonly edit: string | null | undefined;
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useUndoWorkTreeEditMutation = {
  response: useUndoWorkTreeEditMutation$data;
  variables: useUndoWorkTreeEditMutation$variables;
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
        "name": "edit",
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
    "name": "useUndoWorkTreeEditMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUndoWorkTreeEditMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "11b6f3ed3515c1b9a9009a997ddd961e",
    "id": "46eb5018f99a71079e65e2688b52bb79471301686e7a874e48e3ef8148fd41b2",
    "metadata": {},
    "name": "useUndoWorkTreeEditMutation",
    "operationKind": "mutation",
    "text": "mutation useUndoWorkTreeEditMutation(\n  $input: UndoWorkTreeEditInput!\n) {\n  undoWorkTreeEdit(input: $input) {\n    edit\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "d962db2ddac5948edc6892eb22f38200";

export default node;
