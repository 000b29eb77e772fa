/**
 * @generated SignedSource<<903bab977bfe71a20c9eff7736940671>>
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
  readonly " $fragmentSpreads": FragmentRefs<"drafts_review" | "optimisticComment_review">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "optimisticComment_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "da3e4cfc295e860424c54b96c28e3eac";

export default node;
