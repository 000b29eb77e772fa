/**
 * @generated SignedSource<<6eecf5cc3d150fc9b8ad921c1f372431>>
 * @relayHash d1caf37a5fcc23f353eaa97f5208aed7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d929c25b0dcd4e1ae57e015367bf76637632c05dafe688f6ce45a4380d9fe61

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetViewerNameInput = {
  email: string;
  name: string;
  slug: string;
};
export type NameGateMutation$variables = {
  input: SetViewerNameInput;
};
export type NameGateMutation$data = {
  readonly setViewerName: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly repository: {
      readonly " $fragmentSpreads": FragmentRefs<"NameGate_repository">;
    } | null | undefined;
  } | null | undefined;
};
export type NameGateMutation = {
  response: NameGateMutation$data;
  variables: NameGateMutation$variables;
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
    "name": "NameGateMutation",
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
    "name": "NameGateMutation",
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
    "cacheID": "d1caf37a5fcc23f353eaa97f5208aed7",
    "id": "0d929c25b0dcd4e1ae57e015367bf76637632c05dafe688f6ce45a4380d9fe61",
    "metadata": {},
    "name": "NameGateMutation",
    "operationKind": "mutation",
    "text": "mutation NameGateMutation(\n  $input: SetViewerNameInput!\n) {\n  setViewerName(input: $input) {\n    problem {\n      message\n    }\n    repository {\n      ...NameGate_repository\n      id\n    }\n  }\n}\n\nfragment NameGate_repository on Repository {\n  slug\n  viewer {\n    isNamed\n    name\n    email\n    source\n  }\n}\n"
  }
};
})();

(node as any).hash = "294d1679c11bafb2d36f85ef11fd4b32";

export default node;
