/**
 * @generated SignedSource<<d42144119434c3e3f9cd7459129c16fa>>
 * @relayHash 4a30f5a22a7c1dea2ffaa6270e413e4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1085f497f210e5b9f6ad8cc9644d6c0423f47b8fd8063d34dd2c3a5267c4e54d

import type { ConcreteRequest } from 'relay-runtime';
export type RevertHunksInput = {
  comparison: string;
  files: ReadonlyArray<RevertedFileInput>;
  key: string;
};
export type RevertedFileInput = {
  path: string;
  runs: ReadonlyArray<ChangedRunInput>;
};
export type ChangedRunInput = {
  newCount: number;
  newStart: number;
  oldCount: number;
  oldStart: number;
};
export type useRevertHunksMutation$variables = {
  input: RevertHunksInput;
};
export type useRevertHunksMutation$data = {
  readonly revertHunks: {
    readonly edit: string | null | undefined;
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useRevertHunksMutation = {
  response: useRevertHunksMutation$data;
  variables: useRevertHunksMutation$variables;
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
    "name": "revertHunks",
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
    "name": "useRevertHunksMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRevertHunksMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "4a30f5a22a7c1dea2ffaa6270e413e4c",
    "id": "1085f497f210e5b9f6ad8cc9644d6c0423f47b8fd8063d34dd2c3a5267c4e54d",
    "metadata": {},
    "name": "useRevertHunksMutation",
    "operationKind": "mutation",
    "text": "mutation useRevertHunksMutation(\n  $input: RevertHunksInput!\n) {\n  revertHunks(input: $input) {\n    edit\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "f59ab4f01b7d1f731d46db78e39ca702";

export default node;
