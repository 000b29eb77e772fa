/**
 * @generated SignedSource<<d450ba46833d8a83f591d48b28ca864d>>
 * @relayHash be3b8327094eee5f0346aad4cb0b6c67
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec4511b27c2114649ef3cf5420931b31246baed46380609bcad33a6f402b8449

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NameViewerInput = {
  email: string;
  name: string;
  slug: string;
};
export type NameGateMutation$variables = {
  input: NameViewerInput;
};
export type NameGateMutation$data = {
  readonly nameViewer: {
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
    "name": "NameGateMutation",
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
    "cacheID": "be3b8327094eee5f0346aad4cb0b6c67",
    "id": "ec4511b27c2114649ef3cf5420931b31246baed46380609bcad33a6f402b8449",
    "metadata": {},
    "name": "NameGateMutation",
    "operationKind": "mutation",
    "text": "mutation NameGateMutation(\n  $input: NameViewerInput!\n) {\n  nameViewer(input: $input) {\n    problem {\n      message\n    }\n    repository {\n      ...NameGate_repository\n      id\n    }\n  }\n}\n\nfragment NameGate_repository on Repository {\n  slug\n  viewer {\n    isNamed\n    name\n    email\n    source\n  }\n}\n"
  }
};
})();

(node as any).hash = "9a45470858c3e193e2660bf6a9ca9516";

export default node;
