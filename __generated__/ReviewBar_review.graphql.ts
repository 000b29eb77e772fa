/**
 * @generated SignedSource<<ee2d2556878f3ad61ef889e765182c94>>
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
  readonly id: string;
  readonly isPrivate: boolean;
  readonly key: string;
  readonly openThreadCount: number;
  readonly viewerCanComment: boolean;
  readonly viewerCanGiveVerdict: boolean;
  readonly waiting: ReadonlyArray<{
    readonly __typename: "Waiter";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PendingWork_review" | "VerdictComposer_review" | "Waiters_review">;
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
      "concreteType": "Waiter",
      "kind": "LinkedField",
      "name": "waiting",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PendingWork_review"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Waiters_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "a9cd29a3134af0b9aa52c6a6347425e6";

export default node;
