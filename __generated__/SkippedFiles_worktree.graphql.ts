/**
 * @generated SignedSource<<a4acc0369c4f083ed4daca5f22c7f8a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UnreadReason = "FILTERED" | "LARGE" | "NESTED" | "SECRET" | "UNREADABLE";
import type { FragmentRefs } from "relay-runtime";
export type SkippedFiles_worktree$data = {
  readonly leftOutCount: number;
  readonly unread: ReadonlyArray<{
    readonly bytes: number;
    readonly path: string;
    readonly reason: UnreadReason;
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
      "concreteType": "UnreadFile",
      "kind": "LinkedField",
      "name": "unread",
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

(node as any).hash = "a10321e197e9f0fe8db5e599e4922506";

export default node;
