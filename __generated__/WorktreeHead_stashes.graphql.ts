/**
 * @generated SignedSource<<93b7bcb8f218a2bfb3a2692deffd0668>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorktreeHead_stashes$data = {
  readonly stashes: ReadonlyArray<{
    readonly index: number;
    readonly message: string;
  }>;
  readonly " $fragmentType": "WorktreeHead_stashes";
};
export type WorktreeHead_stashes$key = {
  readonly " $data"?: WorktreeHead_stashes$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorktreeHead_stashes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorktreeHead_stashes",
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

(node as any).hash = "ea165f984d84535412087c50efe7dc5b";

export default node;
