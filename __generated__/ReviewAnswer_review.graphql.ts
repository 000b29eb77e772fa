/**
 * @generated SignedSource<<eec00d994038ea40dad4c49e7b4d31a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DiffSide = "NEW" | "OLD";
import type { FragmentRefs } from "relay-runtime";
export type ReviewAnswer_review$data = {
  readonly drafts: ReadonlyArray<{
    readonly edits: {
      readonly __typename: "ReviewComment";
    } | null | undefined;
    readonly endLine: number | null | undefined;
    readonly id: string;
    readonly path: string | null | undefined;
    readonly replyTo: {
      readonly __typename: "ReviewThread";
    } | null | undefined;
    readonly side: DiffSide;
    readonly startLine: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"DraftView_draft">;
  }>;
  readonly viewerCanComment: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DraftView_review" | "ReviewWatchers_review" | "VerdictComposer_review">;
  readonly " $fragmentType": "ReviewAnswer_review";
};
export type ReviewAnswer_review$key = {
  readonly " $data"?: ReviewAnswer_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewAnswer_review">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "__typename",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewAnswer_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanComment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Draft",
      "kind": "LinkedField",
      "name": "drafts",
      "plural": true,
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
          "concreteType": "ReviewThread",
          "kind": "LinkedField",
          "name": "replyTo",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReviewComment",
          "kind": "LinkedField",
          "name": "edits",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "side",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startLine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endLine",
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
      "name": "DraftView_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VerdictComposer_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewWatchers_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};
})();

(node as any).hash = "6403c1077df47d878e2810a3a062ca0c";

export default node;
