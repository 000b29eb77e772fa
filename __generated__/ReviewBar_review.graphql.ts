/**
 * @generated SignedSource<<44e63fd596f59582c164bce42dbd30bd>>
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
  readonly isPrivate: boolean;
  readonly key: string;
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
      "name": "key",
      "storageKey": null
    },
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
      "name": "isPrivate",
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

(node as any).hash = "08ede07c80bbdabbc117f591520ba0ee";

export default node;
