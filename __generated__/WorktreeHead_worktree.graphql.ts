/**
 * @generated SignedSource<<d673ddbd880d6f27b52f993ad0162bb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorktreeHead_worktree$data = {
  readonly isClean: boolean;
  readonly parts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PartTabs_parts">;
  }>;
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
      "alias": null,
      "args": null,
      "concreteType": "WorktreePartCount",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PartTabs_parts"
        }
      ],
      "storageKey": null
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

(node as any).hash = "b48f69916da0c52bf7740313ae37ed8c";

export default node;
