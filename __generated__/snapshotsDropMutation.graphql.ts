/**
 * @generated SignedSource<<8aee22f24b5de72f814b13b557a8ebd6>>
 * @relayHash 6854a8ad0ec8d26f8e9a60076238c864
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3df76448a094514d4e416f9d3cc0b31440985d99258cd46a5e0228036d99720e

import type { ConcreteRequest } from 'relay-runtime';
export type DropSnapshotsInput = {
  ids?: ReadonlyArray<string> | null | undefined;
  key: string;
  slug: string;
};
export type snapshotsDropMutation$variables = {
  input: DropSnapshotsInput;
};
export type snapshotsDropMutation$data = {
  readonly dropSnapshots: {
    readonly dropped: number | null | undefined;
    readonly left: number | null | undefined;
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type snapshotsDropMutation = {
  response: snapshotsDropMutation$data;
  variables: snapshotsDropMutation$variables;
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
    "name": "snapshotsDropMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "snapshotsDropMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6854a8ad0ec8d26f8e9a60076238c864",
    "id": "3df76448a094514d4e416f9d3cc0b31440985d99258cd46a5e0228036d99720e",
    "metadata": {},
    "name": "snapshotsDropMutation",
    "operationKind": "mutation",
    "text": "mutation snapshotsDropMutation(\n  $input: DropSnapshotsInput!\n) {\n  dropSnapshots(input: $input) {\n    problem {\n      code\n      message\n    }\n    dropped\n    left\n  }\n}\n"
  }
};
})();

(node as any).hash = "30245e9182e0049247bdf9b6127ad078";

export default node;
