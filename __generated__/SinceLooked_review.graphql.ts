/**
 * @generated SignedSource<<7539f90d41033fb34f2694e42a6b4df4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SinceLooked_review$data = {
  readonly patchSets: ReadonlyArray<{
    readonly lookedAt: string | null | undefined;
    readonly number: number;
  }>;
  readonly " $fragmentType": "SinceLooked_review";
};
export type SinceLooked_review$key = {
  readonly " $data"?: SinceLooked_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"SinceLooked_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SinceLooked_review",
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

(node as any).hash = "5dce8105ca021e875bc4b5fd27aa7c71";

export default node;
