/**
 * @generated SignedSource<<8e3112a371678d093bd7478b694195b9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastVisit_review$data = {
  readonly patchSets: ReadonlyArray<{
    readonly number: number;
    readonly visitedAt: string | null | undefined;
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
          "name": "visitedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "86141b9d62a4486da4b1d01bed81d539";

export default node;
