/**
 * @generated SignedSource<<629a0e4d08ddb4bc71f727a860dea106>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReplyComposer_review$data = {
  readonly id: string;
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"drafts_review">;
  readonly " $fragmentType": "ReplyComposer_review";
};
export type ReplyComposer_review$key = {
  readonly " $data"?: ReplyComposer_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReplyComposer_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReplyComposer_review",
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
      "name": "drafts_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "1e8234656a32b96cf4bd9d53c047dbae";

export default node;
