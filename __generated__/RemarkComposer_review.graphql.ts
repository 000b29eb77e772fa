/**
 * @generated SignedSource<<a52004adc7c93c591f587b111885c3f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemarkComposer_review$data = {
  readonly id: string;
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"useIsPublished_review" | "useWriter_review">;
  readonly " $fragmentType": "RemarkComposer_review";
};
export type RemarkComposer_review$key = {
  readonly " $data"?: RemarkComposer_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemarkComposer_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RemarkComposer_review",
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
      "name": "key",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useIsPublished_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useWriter_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "9e727f369be25647eeffee6b483f3d2d";

export default node;
