/**
 * @generated SignedSource<<41e42a5762f425f4a4d317b284bee333>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorktreeReader_worktree$data = {
  readonly comparison?: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ChangeReader_comparison" | "CommentedChange_comparison">;
  };
  readonly readOnlyReason: string | null | undefined;
  readonly review: {
    readonly comparison?: {
      readonly id: string;
      readonly newOid: string;
      readonly " $fragmentSpreads": FragmentRefs<"CommentedChange_comparison">;
    } | null | undefined;
    readonly key: string;
    readonly objectsMissing?: string | null | undefined;
  } | null | undefined;
  readonly snapshotOid: string;
  readonly viewerCanEdit: boolean;
  readonly " $fragmentType": "WorktreeReader_worktree";
};
export type WorktreeReader_worktree$key = {
  readonly " $data"?: WorktreeReader_worktree$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorktreeReader_worktree">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "kind": "Variable",
    "name": "options",
    "variableName": "options"
  },
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "order"
  }
],
v2 = {
  "args": (v1/*:: as any*/),
  "kind": "FragmentSpread",
  "name": "CommentedChange_comparison"
},
v3 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "from"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "options"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "order"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "part"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "showsPart"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "showsSpan"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "to"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorktreeReader_worktree",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "snapshotOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readOnlyReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "condition": "showsPart",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "part",
              "variableName": "part"
            }
          ],
          "concreteType": "Comparison",
          "kind": "LinkedField",
          "name": "comparison",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "args": (v1/*:: as any*/),
              "kind": "FragmentSpread",
              "name": "ChangeReader_comparison"
            },
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ]
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Review",
      "kind": "LinkedField",
      "name": "review",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "condition": "showsSpan",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": null,
              "args": (v3/*:: as any*/),
              "kind": "ScalarField",
              "name": "objectsMissing",
              "storageKey": null
            },
            {
              "alias": null,
              "args": (v3/*:: as any*/),
              "concreteType": "Comparison",
              "kind": "LinkedField",
              "name": "comparison",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "newOid",
                  "storageKey": null
                },
                (v2/*:: as any*/)
              ],
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Worktree",
  "abstractKey": null
};
})();

(node as any).hash = "d5b2991d58a296e4d663aceb41f97183";

export default node;
