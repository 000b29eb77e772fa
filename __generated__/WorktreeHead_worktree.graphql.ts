/**
 * @generated SignedSource<<575346cea6ef7980352cf6cce9ee3b1e>>
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
  readonly " $fragmentSpreads": FragmentRefs<"WorktreeHead_conflicts" | "WorktreeHead_facts" | "WorktreeHead_stashes">;
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
      "name": "WorktreeHead_facts"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorktreeHead_conflicts"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WorktreeHead_stashes"
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

(node as any).hash = "d69db25715d50f7ed7e15f08e6e382c0";

export default node;
