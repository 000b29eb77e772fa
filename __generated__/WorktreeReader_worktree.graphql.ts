/**
 * @generated SignedSource<<490e0ab50cd62b5a5a4535231144d5ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorktreeReader_worktree$data = {
  readonly comparison?: {
    readonly " $fragmentSpreads": FragmentRefs<"ChangeReader_comparison" | "RemarkedChange_comparison">;
  };
  readonly readOnlyReason: string | null | undefined;
  readonly review: {
    readonly comparison?: {
      readonly " $fragmentSpreads": FragmentRefs<"RemarkedChange_comparison">;
    } | null | undefined;
    readonly key: string;
    readonly objectsMissing?: string | null | undefined;
  } | null | undefined;
  readonly snapshotOid: string;
  readonly stash?: {
    readonly " $fragmentSpreads": FragmentRefs<"ChangeReader_comparison">;
  };
  readonly " $fragmentType": "WorktreeReader_worktree";
};
export type WorktreeReader_worktree$key = {
  readonly " $data"?: WorktreeReader_worktree$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorktreeReader_worktree">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
v1 = {
  "args": (v0/*:: as any*/),
  "kind": "FragmentSpread",
  "name": "ChangeReader_comparison"
},
v2 = {
  "args": (v0/*:: as any*/),
  "kind": "FragmentSpread",
  "name": "RemarkedChange_comparison"
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
      "name": "showsStash"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "stash"
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
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "showsStash",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "index",
              "variableName": "stash"
            }
          ],
          "concreteType": "Comparison",
          "kind": "LinkedField",
          "name": "stash",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
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

(node as any).hash = "e77835af6066cf87668089ec85ede858";

export default node;
