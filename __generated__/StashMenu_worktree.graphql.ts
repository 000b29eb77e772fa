/**
 * @generated SignedSource<<386bbe79e4b72a145497a2db73112a87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StashMenu_worktree$data = {
  readonly stashes: ReadonlyArray<{
    readonly index: number;
    readonly message: string;
  }>;
  readonly " $fragmentType": "StashMenu_worktree";
};
export type StashMenu_worktree$key = {
  readonly " $data"?: StashMenu_worktree$data;
  readonly " $fragmentSpreads": FragmentRefs<"StashMenu_worktree">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StashMenu_worktree",
  "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Worktree",
  "abstractKey": null
};

(node as any).hash = "11cce29021fa243e7b740bcf6e6eb4cf";

export default node;
