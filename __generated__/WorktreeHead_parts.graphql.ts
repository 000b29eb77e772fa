/**
 * @generated SignedSource<<844d8b28fd89c761c8f8c7c52a91637f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorktreePart = "ALL" | "CONFLICTED" | "STAGED" | "UNSTAGED" | "UNTRACKED";
import type { FragmentRefs } from "relay-runtime";
export type WorktreeHead_parts$data = {
  readonly parts: ReadonlyArray<{
    readonly files: number;
    readonly part: WorktreePart;
  }>;
  readonly " $fragmentType": "WorktreeHead_parts";
};
export type WorktreeHead_parts$key = {
  readonly " $data"?: WorktreeHead_parts$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorktreeHead_parts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorktreeHead_parts",
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

(node as any).hash = "07a23bc6f70c1cdcd58ceb8a58d65033";

export default node;
