/**
 * @generated SignedSource<<c8521632696819015451520b61bca854>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorktreeFacts_worktree$data = {
  readonly branch: string | null | undefined;
  readonly headOid: string | null | undefined;
  readonly review: {
    readonly isPrivate: boolean;
    readonly key: string;
  } | null | undefined;
  readonly stashes: ReadonlyArray<{
    readonly at: string;
    readonly index: number;
    readonly message: string;
  }>;
  readonly takenAt: string;
  readonly " $fragmentType": "WorktreeFacts_worktree";
};
export type WorktreeFacts_worktree$key = {
  readonly " $data"?: WorktreeFacts_worktree$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorktreeFacts_worktree">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorktreeFacts_worktree",
  "selections": [
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
      "name": "headOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StashEntry",
      "kind": "LinkedField",
      "name": "stashes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "index",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": null
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPrivate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Worktree",
  "abstractKey": null
};

(node as any).hash = "929f369e58499ee968bdfc312fcf12a9";

export default node;
