/**
 * @generated SignedSource<<8697bab55c01c0667df9cc3db239435b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PatchSetKind = "COMMITS" | "SNAPSHOT";
import type { FragmentRefs } from "relay-runtime";
export type ShareReview_dialog$data = {
  readonly commentCount: number;
  readonly id: string;
  readonly patchSets: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly kind: PatchSetKind;
    readonly number: number;
  }>;
  readonly " $fragmentType": "ShareReview_dialog";
};
export type ShareReview_dialog$key = {
  readonly " $data"?: ShareReview_dialog$data;
  readonly " $fragmentSpreads": FragmentRefs<"ShareReview_dialog">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ShareReview_dialog",
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
      "name": "commentCount",
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "c65ee54b90e4ddac7165cb1ee35b4689";

export default node;
