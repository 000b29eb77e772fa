/**
 * @generated SignedSource<<f3b032c1083a8345a8fe0d8fa1fb97d4>>
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
  readonly " $fragmentSpreads": FragmentRefs<"useWriter_review">;
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
      "name": "useWriter_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "1efdd8a8230c438fdb205114b4f0ca72";

export default node;
