/**
 * @generated SignedSource<<a875b369e5b835a2bb21775f41c8734d>>
 * @relayHash 170e95233d6d6e9ab6c8a32d4832f431
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e88bfd7ff8215229dd8b65f01414b51d5b8b29b810ca7a0673e1aa1fad35f2e

import type { ConcreteRequest } from 'relay-runtime';
export type TakeSnapshotInput = {
  key: string;
  repositoryId: string;
};
export type useTakeSnapshotMutation$variables = {
  input: TakeSnapshotInput;
};
export type useTakeSnapshotMutation$data = {
  readonly takeSnapshot: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useTakeSnapshotMutation = {
  response: useTakeSnapshotMutation$data;
  variables: useTakeSnapshotMutation$variables;
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
    "concreteType": "WorktreePayload",
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
    "name": "useTakeSnapshotMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTakeSnapshotMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "170e95233d6d6e9ab6c8a32d4832f431",
    "id": "7e88bfd7ff8215229dd8b65f01414b51d5b8b29b810ca7a0673e1aa1fad35f2e",
    "metadata": {},
    "name": "useTakeSnapshotMutation",
    "operationKind": "mutation",
    "text": "mutation useTakeSnapshotMutation(\n  $input: TakeSnapshotInput!\n) {\n  takeSnapshot(input: $input) {\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5e7a0d9d3c59e1af5120ecc2f65d9ee5";

export default node;
