/**
 * @generated SignedSource<<910cf54ecceb320f16cfdaafbccd5220>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UncommittedWork_repository$data = {
  readonly slug: string;
  readonly worktreeSummary: {
    readonly conflicted: number;
    readonly files: number;
    readonly unread: number;
    readonly unseenHunks: number | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "UncommittedWork_repository";
};
export type UncommittedWork_repository$key = {
  readonly " $data"?: UncommittedWork_repository$data;
  readonly " $fragmentSpreads": FragmentRefs<"UncommittedWork_repository">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UncommittedWork_repository",
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

(node as any).hash = "61df25b6f203bbfda5da7952ed3ae2c8";

export default node;
