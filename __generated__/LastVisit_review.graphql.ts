/**
 * @generated SignedSource<<3d8964aa427972a41bbfab2c3e0ab540>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastVisit_review$data = {
  readonly patchSets: ReadonlyArray<{
    readonly lookedAt: string | null | undefined;
    readonly number: number;
  }>;
  readonly " $fragmentType": "LastVisit_review";
};
export type LastVisit_review$key = {
  readonly " $data"?: LastVisit_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastVisit_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LastVisit_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PatchSet",
      "kind": "LinkedField",
      "name": "patchSets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lookedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "91230b3e7502cd34aeb670b3cac2d20a";

export default node;
