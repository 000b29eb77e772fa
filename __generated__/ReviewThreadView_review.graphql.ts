/**
 * @generated SignedSource<<b7f4e3405d369290d9bbd486f29a278a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewThreadView_review$data = {
  readonly drafts: ReadonlyArray<{
    readonly key: string;
    readonly replyTo: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"DraftView_draft">;
  }>;
  readonly id: string;
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"DraftView_review" | "ReplyComposer_review" | "ThreadComments_review">;
  readonly " $fragmentType": "ReviewThreadView_review";
};
export type ReviewThreadView_review$key = {
  readonly " $data"?: ReviewThreadView_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewThreadView_review">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewThreadView_review",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Draft",
      "kind": "LinkedField",
      "name": "drafts",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewThread",
          "kind": "LinkedField",
          "name": "replyTo",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DraftView_draft"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ThreadComments_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DraftView_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplyComposer_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};
})();

(node as any).hash = "365f3bed8bf01dbb5fdd72f79525a917";

export default node;
