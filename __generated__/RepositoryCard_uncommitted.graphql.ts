/**
 * @generated SignedSource<<71d7dbc6bf1515766269533b4cce1aca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RepositoryCard_uncommitted$data = {
  readonly slug: string;
  readonly worktreeSummary: {
    readonly conflicted: number;
    readonly files: number;
    readonly unread: number;
    readonly unseenHunks: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "RepositoryCard_uncommitted";
};
export type RepositoryCard_uncommitted$key = {
  readonly " $data"?: RepositoryCard_uncommitted$data;
  readonly " $fragmentSpreads": FragmentRefs<"RepositoryCard_uncommitted">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RepositoryCard_uncommitted",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorktreeSummary",
      "kind": "LinkedField",
      "name": "worktreeSummary",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "files",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "conflicted",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unread",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unseenHunks",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Repository",
  "abstractKey": null
};

(node as any).hash = "13f56f820fa7f0b9492f2d3f92554c94";

export default node;
