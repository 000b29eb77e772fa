/**
 * @generated SignedSource<<4f5767c96fc76254246abff4d8a0ebbd>>
 * @relayHash d6114922aa7b59b1381d5bb7022aec57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 996e5d4b5e5ec14d9589c776aa7c3631429ccb6ef0d0188b3c203b89ae2b4b65

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetViewerNameInput = {
  email: string;
  name: string;
  slug: string;
};
export type NameDialogMutation$variables = {
  input: SetViewerNameInput;
};
export type NameDialogMutation$data = {
  readonly setViewerName: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly repository: {
      readonly " $fragmentSpreads": FragmentRefs<"NameGate_repository">;
    } | null | undefined;
  } | null | undefined;
};
export type NameDialogMutation = {
  response: NameDialogMutation$data;
  variables: NameDialogMutation$variables;
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
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NameDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetViewerNamePayload",
        "kind": "LinkedField",
        "name": "setViewerName",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Repository",
            "kind": "LinkedField",
            "name": "repository",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NameGate_repository"
              }
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
    "name": "NameDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetViewerNamePayload",
        "kind": "LinkedField",
        "name": "setViewerName",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Repository",
            "kind": "LinkedField",
            "name": "repository",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slug",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isNamed",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "email",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "source",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
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
    "cacheID": "d6114922aa7b59b1381d5bb7022aec57",
    "id": "996e5d4b5e5ec14d9589c776aa7c3631429ccb6ef0d0188b3c203b89ae2b4b65",
    "metadata": {},
    "name": "NameDialogMutation",
    "operationKind": "mutation",
    "text": "mutation NameDialogMutation(\n  $input: SetViewerNameInput!\n) {\n  setViewerName(input: $input) {\n    problem {\n      message\n    }\n    repository {\n      ...NameGate_repository\n      id\n    }\n  }\n}\n\nfragment NameGate_repository on Repository {\n  slug\n  viewer {\n    isNamed\n    name\n    email\n    source\n  }\n}\n"
  }
};
})();

(node as any).hash = "3060a2a19a1c427107be6015fe6693df";

export default node;
