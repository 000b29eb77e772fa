/**
 * @generated SignedSource<<b48e4f0652373e3338fe070dc6277b2e>>
 * @relayHash 932823baada02afa6046596c15a1d8af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd3e8169969cb4fdf9a5c9ede4509160584f428204280d6ea036de743bec8f90

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type OpenPullRequestDialogQuery$variables = {
  base?: string | null | undefined;
  name: string;
  slug: string;
};
export type OpenPullRequestDialogQuery$data = {
  readonly repository: Result<{
    readonly pullRequestSources: {
      readonly problem: {
        readonly message: string;
      } | null | undefined;
      readonly sources: ReadonlyArray<{
        readonly command: string;
        readonly remote: string;
        readonly repository: string;
      }>;
    };
    readonly " $fragmentSpreads": FragmentRefs<"NameGate_repository">;
  }, unknown>;
};
export type OpenPullRequestDialogQuery = {
  response: OpenPullRequestDialogQuery$data;
  variables: OpenPullRequestDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "base"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slug"
},
v3 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "base",
      "variableName": "base"
    },
    {
      "kind": "Variable",
      "name": "name",
      "variableName": "name"
    }
  ],
  "concreteType": "PullRequestSources",
  "kind": "LinkedField",
  "name": "pullRequestSources",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PullRequestSource",
      "kind": "LinkedField",
      "name": "sources",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remote",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "repository",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "command",
          "storageKey": null
        }
      ],
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
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "OpenPullRequestDialogQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v3/*:: as any*/),
          "concreteType": "Repository",
          "kind": "LinkedField",
          "name": "repository",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "NameGate_repository"
            },
            (v4/*:: as any*/)
          ],
          "storageKey": null
        },
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "OpenPullRequestDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
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
          (v4/*:: as any*/),
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
    ]
  },
  "params": {
    "cacheID": "932823baada02afa6046596c15a1d8af",
    "id": "fd3e8169969cb4fdf9a5c9ede4509160584f428204280d6ea036de743bec8f90",
    "metadata": {},
    "name": "OpenPullRequestDialogQuery",
    "operationKind": "query",
    "text": "query OpenPullRequestDialogQuery(\n  $slug: String!\n  $name: String!\n  $base: String\n) {\n  repository(slug: $slug) {\n    ...NameGate_repository\n    pullRequestSources(name: $name, base: $base) {\n      sources {\n        remote\n        repository\n        command\n      }\n      problem {\n        message\n      }\n    }\n    id\n  }\n}\n\nfragment NameGate_repository on Repository {\n  slug\n  viewer {\n    isNamed\n    name\n    email\n    source\n  }\n}\n"
  }
};
})();

(node as any).hash = "d92722ea268116c1511cd52a1206b100";

export default node;
