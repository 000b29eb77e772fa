/**
 * @generated SignedSource<<4b4a54c1a3a45bee9dbb91842a7dd22a>>
 * @relayHash f122801f40552b2711685ea791cd6a53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f4bf2451e537021617118ae96f8237a6850f5fd6c31a046d98cd7dd8aa7f8db

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type worktreeSwitcherQuery$variables = {
  slug: string;
};
export type worktreeSwitcherQuery$data = {
  readonly repository: {
    readonly worktrees: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"worktreeSwitcher_worktree">;
    }>;
  };
};
export type worktreeSwitcherQuery = {
  response: worktreeSwitcherQuery$data;
  variables: worktreeSwitcherQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
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
    "kind": "ScalarField",
    "name": "path",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "branch",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "locked",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isGone",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "files",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "base",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "ahead",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "owners",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isShared",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "worktreeSwitcherQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "KnownWorktree",
            "kind": "LinkedField",
            "name": "worktrees",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "worktreeSwitcher_worktree",
                "selections": (v3/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "worktreeSwitcherQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Repository",
        "kind": "LinkedField",
        "name": "repository",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "KnownWorktree",
            "kind": "LinkedField",
            "name": "worktrees",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "f122801f40552b2711685ea791cd6a53",
    "id": "6f4bf2451e537021617118ae96f8237a6850f5fd6c31a046d98cd7dd8aa7f8db",
    "metadata": {},
    "name": "worktreeSwitcherQuery",
    "operationKind": "query",
    "text": "query worktreeSwitcherQuery(\n  $slug: String!\n) {\n  repository(slug: $slug) {\n    worktrees {\n      ...worktreeSwitcher_worktree\n      id\n    }\n    id\n  }\n}\n\nfragment worktreeSwitcher_worktree on KnownWorktree {\n  id\n  slug\n  path\n  branch\n  locked\n  isGone\n  files\n  base\n  ahead\n  owners\n  isShared\n}\n"
  }
};
})();

(node as any).hash = "3d1b870b16a6958f3ebfbbf229e777e0";

export default node;
