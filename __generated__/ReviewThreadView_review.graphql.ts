/**
 * @generated SignedSource<<c131c3750404a52ef9d6022ec4ef5a86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewThreadView_review$data = {
  readonly drafts: ReadonlyArray<{
    readonly id: string;
    readonly key: string;
    readonly replyTo: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"DraftView_draft" | "draftRecord_draft">;
  }>;
  readonly id: string;
  readonly key: string;
  readonly " $fragmentSpreads": FragmentRefs<"DraftView_review" | "ReplyComposer_review" | "SuggestionApplier_review">;
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
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "draftRecord_draft"
        },
        (v0/*:: as any*/),
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
      "name": "SuggestionApplier_review"
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

(node as any).hash = "2944ad6e66695fbadd87eff600692ea6";

export default node;
