/**
 * @generated SignedSource<<505b871a4aa838e443d735911b5bc084>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PatchSetPicker_review$data = {
  readonly key: string;
  readonly patchSets: ReadonlyArray<{
    readonly headOid: string;
    readonly isRecorded: boolean;
    readonly number: number;
  }>;
  readonly " $fragmentType": "PatchSetPicker_review";
};
export type PatchSetPicker_review$key = {
  readonly " $data"?: PatchSetPicker_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"PatchSetPicker_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PatchSetPicker_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
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
          "name": "headOid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRecorded",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "acde9e260e85cacd61ded3e699ddd96c";

export default node;
