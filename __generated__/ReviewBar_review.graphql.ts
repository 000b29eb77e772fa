/**
 * @generated SignedSource<<91f9af3dfdd97b5475b9c1ddd1c4192b>>
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
    readonly __typename: "ReviewWatcher";
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PendingWork_review" | "ReviewWatchers_review" | "VerdictComposer_review">;
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
      "concreteType": "ReviewWatcher",
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
      "name": "ReviewWatchers_review"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "d3ef0ea90cf99a870e3e1dbd7abb65bc";

export default node;
