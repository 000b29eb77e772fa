/**
 * @generated SignedSource<<382b32351d25923313a71b6c29e8af91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TargetBranch_review$data = {
  readonly targetRef: string;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"TargetBranch_editor">;
  readonly " $fragmentType": "TargetBranch_review";
};
export type TargetBranch_review$key = {
  readonly " $data"?: TargetBranch_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"TargetBranch_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TargetBranch_review",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TargetBranch_editor"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetRef",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "63f2790280d729d3c19b193b105ab10f";

export default node;
