/**
 * @generated SignedSource<<04ea7b94c86452d4f0afa942e6970087>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorktreeHead_worktree$data = {
  readonly isClean: boolean;
  readonly review: {
    readonly isPrivate: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"ShareReview_review" | "WorktreeSpan_review">;
  } | null | undefined;
  readonly snapshotOid: string;
  readonly " $fragmentSpreads": FragmentRefs<"StashMenu_worktree" | "WorktreeFacts_worktree" | "WorktreeHead_parts">;
  readonly " $fragmentType": "WorktreeHead_worktree";
};
export type WorktreeHead_worktree$key = {
  readonly " $data"?: WorktreeHead_worktree$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorktreeHead_worktree">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorktreeHead_worktree",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClean",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "snapshotOid",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorktreeFacts_worktree"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorktreeHead_parts"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StashMenu_worktree"
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
          "name": "isPrivate",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ShareReview_review"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "WorktreeSpan_review"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Worktree",
  "abstractKey": null
};

(node as any).hash = "bea249b97f499bc4606c6e828fed317a";

export default node;
