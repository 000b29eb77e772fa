/**
 * @generated SignedSource<<bf4fd62cbe1d16a74c322d8207bec25d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SkipReason = "FILTERED" | "LARGE" | "NESTED" | "SECRET" | "UNREADABLE";
import type { FragmentRefs } from "relay-runtime";
export type SkippedFiles_worktree$data = {
  readonly leftOutCount: number;
  readonly skippedFiles: ReadonlyArray<{
    readonly bytes: number;
    readonly path: string;
    readonly reason: SkipReason;
  }>;
  readonly " $fragmentType": "SkippedFiles_worktree";
};
export type SkippedFiles_worktree$key = {
  readonly " $data"?: SkippedFiles_worktree$data;
  readonly " $fragmentSpreads": FragmentRefs<"SkippedFiles_worktree">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SkippedFiles_worktree",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SkippedFile",
      "kind": "LinkedField",
      "name": "skippedFiles",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "leftOutCount",
      "storageKey": null
    }
  ],
  "type": "Worktree",
  "abstractKey": null
};

(node as any).hash = "182d2a7fe9271666f5c89a28de977fc7";

export default node;
