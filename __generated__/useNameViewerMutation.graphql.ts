/**
 * @generated SignedSource<<e175d570b6464cfc38bf8002fcee826c>>
 * @relayHash 782770d6ecd8e1b24645bdc9380b18ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad0566751ce43102865b0e058def7f228e2e7361f214327fb032367b6aa4a04b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NameViewerInput = {
  email: string;
  name: string;
  slug: string;
};
export type useNameViewerMutation$variables = {
  input: NameViewerInput;
};
export type useNameViewerMutation$data = {
  readonly nameViewer: {
    readonly problem: {
      readonly message: string | null | undefined;
    } | null | undefined;
    readonly repository: {
      readonly " $fragmentSpreads": FragmentRefs<"NameGate_repository">;
    } | null | undefined;
  } | null | undefined;
};
export type useNameViewerMutation = {
  response: useNameViewerMutation$data;
  variables: useNameViewerMutation$variables;
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
    "name": "useNameViewerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "NameViewerPayload",
        "kind": "LinkedField",
        "name": "nameViewer",
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
    "name": "useNameViewerMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "NameViewerPayload",
        "kind": "LinkedField",
        "name": "nameViewer",
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
    "cacheID": "782770d6ecd8e1b24645bdc9380b18ef",
    "id": "ad0566751ce43102865b0e058def7f228e2e7361f214327fb032367b6aa4a04b",
    "metadata": {},
    "name": "useNameViewerMutation",
    "operationKind": "mutation",
    "text": "mutation useNameViewerMutation(\n  $input: NameViewerInput!\n) {\n  nameViewer(input: $input) {\n    problem {\n      message\n    }\n    repository {\n      ...NameGate_repository\n      id\n    }\n  }\n}\n\nfragment NameGate_repository on Repository {\n  slug\n  viewer {\n    isNamed\n    name\n    email\n    source\n  }\n}\n"
  }
};
})();

(node as any).hash = "9cd7a4efa8ac7028a91a249afdcf9c48";

export default node;
