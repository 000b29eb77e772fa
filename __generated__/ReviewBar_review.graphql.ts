/**
 * @generated SignedSource<<4a3993ea23cebe3dffd97f8c62411980>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewBar_review$data = {
  readonly draftCount: number;
  readonly headOid: string | null | undefined;
  readonly openThreadCount: number;
  readonly viewerCanComment: boolean;
  readonly viewerCanGiveVerdict: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"VerdictComposer_review">;
  readonly " $fragmentType": "ReviewBar_review";
};
export type ReviewBar_review$key = {
  readonly " $data"?: ReviewBar_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewBar_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewBar_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "draftCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openThreadCount",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanGiveVerdict",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VerdictComposer_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "1d085cc912ac11877262592f3772247a";

export default node;
