/**
 * @generated SignedSource<<172ab641c721de1f70df8c478b2523e6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorktreePart = "ALL" | "CONFLICTED" | "STAGED" | "UNSTAGED" | "UNTRACKED";
import type { FragmentRefs } from "relay-runtime";
export type PartTabs_worktree$data = {
  readonly parts: ReadonlyArray<{
    readonly files: number;
    readonly part: WorktreePart;
  }>;
  readonly " $fragmentType": "PartTabs_worktree";
};
export type PartTabs_worktree$key = {
  readonly " $data"?: PartTabs_worktree$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartTabs_worktree">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PartTabs_worktree",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WorktreePartCount",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "part",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "files",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Worktree",
  "abstractKey": null
};

(node as any).hash = "5257b794a532be65f0b88262a6dfade2";

export default node;
