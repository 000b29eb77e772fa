/**
 * @generated SignedSource<<279c0bbb6e03edc0ddd726673e9e51ce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type TargetBranch_review$data = {
  readonly baseOid: string | null | undefined;
  readonly isOnWorktree: boolean;
  readonly state: ReviewState;
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
      "name": "state",
      "storageKey": null
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

(node as any).hash = "c7734a30d77837613cbac4676205ef48";

export default node;
