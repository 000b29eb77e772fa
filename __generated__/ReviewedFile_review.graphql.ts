/**
 * @generated SignedSource<<7f839fafa5ea55aae0c549e835b105c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewedFile_review$data = {
  readonly headOid: string | null | undefined;
  readonly id: string;
  readonly key: string;
  readonly viewerCanComment: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewedFile_status" | "SuggestionField_review" | "useComments_review">;
  readonly " $fragmentType": "ReviewedFile_review";
};
export type ReviewedFile_review$key = {
  readonly " $data"?: ReviewedFile_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewedFile_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewedFile_review",
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
      "name": "viewerCanComment",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewedFile_status"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useComments_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SuggestionField_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "1b8b974fa502ced82c05395a8230b68d";

export default node;
