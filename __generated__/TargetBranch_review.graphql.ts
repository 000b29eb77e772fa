/**
 * @generated SignedSource<<19ce7c162ba03c5d0189dd917e744ed7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TargetBranch_review$data = {
  readonly baseOid: string | null | undefined;
  readonly isOnWorktree: boolean;
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
      "name": "baseOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOnWorktree",
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

(node as any).hash = "d15305e3598d457f8645d4c50e406510";

export default node;
