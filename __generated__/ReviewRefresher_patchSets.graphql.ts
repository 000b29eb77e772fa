/**
 * @generated SignedSource<<6cac0456c1312c293ad3edad257ed18d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewRefresher_patchSets$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LastVisit_review" | "PatchSetPicker_review" | "ReviewedFile_status">;
  readonly " $fragmentType": "ReviewRefresher_patchSets";
};
export type ReviewRefresher_patchSets$key = {
  readonly " $data"?: ReviewRefresher_patchSets$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewRefresher_patchSets">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewRefresher_patchSets",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LastVisit_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PatchSetPicker_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewedFile_status"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "0eeee10d6002b9bb5037ca1175d74e4c";

export default node;
