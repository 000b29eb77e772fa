/**
 * @generated SignedSource<<0490924202058e3be6118e8de92553e4>>
 * @relayHash b5d120bb8263e9fc42ce5c299df51139
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c81b27dd769685a79cf8c5164723bd1482fd1c1ede597a10c637e89db4c3a29

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
export type HunkReverterMutation$variables = {
  input: RevertHunksInput;
};
export type HunkReverterMutation$data = {
  readonly revertHunks: {
    readonly edit: string | null | undefined;
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type HunkReverterMutation = {
  response: HunkReverterMutation$data;
  variables: HunkReverterMutation$variables;
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
    "name": "HunkReverterMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HunkReverterMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b5d120bb8263e9fc42ce5c299df51139",
    "id": "0c81b27dd769685a79cf8c5164723bd1482fd1c1ede597a10c637e89db4c3a29",
    "metadata": {},
    "name": "HunkReverterMutation",
    "operationKind": "mutation",
    "text": "mutation HunkReverterMutation(\n  $input: RevertHunksInput!\n) {\n  revertHunks(input: $input) {\n    edit\n    problem {\n      message\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "1a176ee065c5dac238a75c1a737c99f5";

export default node;
