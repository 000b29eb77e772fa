/**
 * @generated SignedSource<<9b192ac2fccba34541017365da6c1538>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TargetBranch_editor$data = {
  readonly id: string;
  readonly targetRef: string;
  readonly " $fragmentType": "TargetBranch_editor";
};
export type TargetBranch_editor$key = {
  readonly " $data"?: TargetBranch_editor$data;
  readonly " $fragmentSpreads": FragmentRefs<"TargetBranch_editor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TargetBranch_editor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetRef",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "5a7ad0a8f1af651508bb2376bc320536";

export default node;
