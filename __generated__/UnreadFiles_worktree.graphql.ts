/**
 * @generated SignedSource<<6dd0416326edf586149cc88b43c0c29d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UnreadReason = "FILTERED" | "LARGE" | "NESTED" | "SECRET" | "UNREADABLE";
import type { FragmentRefs } from "relay-runtime";
export type UnreadFiles_worktree$data = {
  readonly leftOutCount: number;
  readonly unread: ReadonlyArray<{
    readonly bytes: number;
    readonly path: string;
    readonly reason: UnreadReason;
  }>;
  readonly " $fragmentType": "UnreadFiles_worktree";
};
export type UnreadFiles_worktree$key = {
  readonly " $data"?: UnreadFiles_worktree$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnreadFiles_worktree">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UnreadFiles_worktree",
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

(node as any).hash = "147343be303b8671799fa8d726ad8956";

export default node;
