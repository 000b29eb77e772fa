/**
 * @generated SignedSource<<80dbdd8f47f40c46a6dfd229859c8c36>>
 * @relayHash bd3165637f696eab304da890bf9b2ecc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3327b5293eb7c1a4e7c09d8963c0b319763a3cba5d4f0415d7d28394eb538850

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorktreePart = "ALL" | "CONFLICTED" | "STAGED" | "UNSTAGED" | "UNTRACKED";
export type WorktreeScreenUpdateQuery$variables = {
  drawn: string;
  part: WorktreePart;
  slug: string;
};
export type WorktreeScreenUpdateQuery$data = {
  readonly repository: {
    readonly worktreeUpdate: {
      readonly " $fragmentSpreads": FragmentRefs<"StaleBar_update">;
    } | null | undefined;
  } | null | undefined;
};
export type WorktreeScreenUpdateQuery = {
  response: WorktreeScreenUpdateQuery$data;
  variables: WorktreeScreenUpdateQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "drawn"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "part"
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
v4 = [
  {
    "kind": "Variable",
    "name": "drawn",
    "variableName": "drawn"
  },
  {
    "kind": "Variable",
    "name": "part",
    "variableName": "part"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "WorktreeScreenUpdateQuery",
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
            "args": (v4/*:: as any*/),
            "concreteType": "ChangeUpdate",
            "kind": "LinkedField",
            "name": "worktreeUpdate",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "StaleBar_update"
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
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "WorktreeScreenUpdateQuery",
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
            "args": (v4/*:: as any*/),
            "concreteType": "ChangeUpdate",
            "kind": "LinkedField",
            "name": "worktreeUpdate",
            "plural": false,
            "selections": [
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
                "name": "isGone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "patchSet",
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
    ]
  },
  "params": {
    "cacheID": "bd3165637f696eab304da890bf9b2ecc",
    "id": "3327b5293eb7c1a4e7c09d8963c0b319763a3cba5d4f0415d7d28394eb538850",
    "metadata": {},
    "name": "WorktreeScreenUpdateQuery",
    "operationKind": "query",
    "text": "query WorktreeScreenUpdateQuery(\n  $slug: String!\n  $drawn: ID!\n  $part: WorktreePart!\n) {\n  repository(slug: $slug) {\n    worktreeUpdate(drawn: $drawn, part: $part) {\n      ...StaleBar_update\n    }\n    id\n  }\n}\n\nfragment StaleBar_update on ChangeUpdate {\n  files\n  isGone\n  patchSet\n}\n"
  }
};
})();

(node as any).hash = "cd7afba644a651607d054e6f708fa2f4";

export default node;
