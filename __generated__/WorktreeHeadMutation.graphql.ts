/**
 * @generated SignedSource<<0d5b721611f509a1ff5008dd149c3c2b>>
 * @relayHash c938ad14c038fb8072a7d86ebbd31495
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8490257a89774affec9be800565b8ccc84d6314ce4186d68c81f5de6672446e

import type { ConcreteRequest } from 'relay-runtime';
export type TakeSnapshotInput = {
  key: string;
  repositoryId: string;
};
export type WorktreeHeadMutation$variables = {
  input: TakeSnapshotInput;
};
export type WorktreeHeadMutation$data = {
  readonly takeSnapshot: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type WorktreeHeadMutation = {
  response: WorktreeHeadMutation$data;
  variables: WorktreeHeadMutation$variables;
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
    "concreteType": "DonePayload",
    "kind": "LinkedField",
    "name": "takeSnapshot",
    "plural": false,
    "selections": [
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
    "name": "WorktreeHeadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WorktreeHeadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c938ad14c038fb8072a7d86ebbd31495",
    "id": "e8490257a89774affec9be800565b8ccc84d6314ce4186d68c81f5de6672446e",
    "metadata": {},
    "name": "WorktreeHeadMutation",
    "operationKind": "mutation",
    "text": "mutation WorktreeHeadMutation(\n  $input: TakeSnapshotInput!\n) {\n  takeSnapshot(input: $input) {\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "c8484cb35bf68037b4c3cde716457e44";

export default node;
