/**
 * @generated SignedSource<<1839af387096f9a2079e93c884ef86f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WorktreePart = "ALL" | "CONFLICTED" | "STAGED" | "UNSTAGED" | "UNTRACKED";
import type { FragmentRefs } from "relay-runtime";
export type PartTabs_parts$data = ReadonlyArray<{
  readonly files: number;
  readonly part: WorktreePart;
  readonly " $fragmentType": "PartTabs_parts";
}>;
export type PartTabs_parts$key = ReadonlyArray<{
  readonly " $data"?: PartTabs_parts$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartTabs_parts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "PartTabs_parts",
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
  "type": "WorktreePartCount",
  "abstractKey": null
};

(node as any).hash = "db662b3b167125fd7dcde9a20dfbed40";

export default node;
