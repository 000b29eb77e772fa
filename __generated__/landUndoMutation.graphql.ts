/**
 * @generated SignedSource<<cc88b4ce6ebe214a47ff929ac6fbe4ab>>
 * @relayHash 7f9f7a2f3a8d03a7546757884d405d19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef3240a74d4e602b543cc45a0b5f922a0914f4d5ec94a155483e7a5103f1ca18

import type { ConcreteRequest } from 'relay-runtime';
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
export type UndoLandingInput = {
  key: string;
  review: string;
};
export type landUndoMutation$variables = {
  input: UndoLandingInput;
};
export type landUndoMutation$data = {
  readonly undoLanding: {
    readonly problem: {
      readonly code: string | null | undefined;
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly review: {
      readonly state: ReviewState | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type landUndoMutation = {
  response: landUndoMutation$data;
  variables: landUndoMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "landUndoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "undoLanding",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "landUndoMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ReviewPayload",
        "kind": "LinkedField",
        "name": "undoLanding",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Review",
            "kind": "LinkedField",
            "name": "review",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "7f9f7a2f3a8d03a7546757884d405d19",
    "id": "ef3240a74d4e602b543cc45a0b5f922a0914f4d5ec94a155483e7a5103f1ca18",
    "metadata": {},
    "name": "landUndoMutation",
    "operationKind": "mutation",
    "text": "mutation landUndoMutation(\n  $input: UndoLandingInput!\n) {\n  undoLanding(input: $input) {\n    problem {\n      code\n      message\n    }\n    review {\n      state\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "68dfe49b6feeac360a6b10e7bb7726f3";

export default node;
