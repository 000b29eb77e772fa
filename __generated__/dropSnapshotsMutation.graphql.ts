/**
 * @generated SignedSource<<239760b003bc4e0a615a10f24882ad1e>>
 * @relayHash 8a9fb193423533ab9500c7a1776520b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cfb1008baace8c84ec321833309916164ba142effbb4556cac623e744557ab07

import type { ConcreteRequest } from 'relay-runtime';
export type DropSnapshotsInput = {
  ids?: ReadonlyArray<string> | null | undefined;
  key: string;
  slug: string;
};
export type dropSnapshotsMutation$variables = {
  input: DropSnapshotsInput;
};
export type dropSnapshotsMutation$data = {
  readonly dropSnapshots: {
    readonly dropped: number | null | undefined;
    readonly left: number | null | undefined;
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type dropSnapshotsMutation = {
  response: dropSnapshotsMutation$data;
  variables: dropSnapshotsMutation$variables;
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
    "concreteType": "DropSnapshotsPayload",
    "kind": "LinkedField",
    "name": "dropSnapshots",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dropped",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "left",
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
    "name": "dropSnapshotsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "dropSnapshotsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "8a9fb193423533ab9500c7a1776520b8",
    "id": "cfb1008baace8c84ec321833309916164ba142effbb4556cac623e744557ab07",
    "metadata": {},
    "name": "dropSnapshotsMutation",
    "operationKind": "mutation",
    "text": "mutation dropSnapshotsMutation(\n  $input: DropSnapshotsInput!\n) {\n  dropSnapshots(input: $input) {\n    problem {\n      code\n      message\n    }\n    dropped\n    left\n  }\n}\n"
  }
};
})();

(node as any).hash = "1126b1c922ea3b9773fc7a82104ca45e";

export default node;
