/**
 * @generated SignedSource<<1c159ade21e44a1830d0c9725a6c8384>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InboxList = "FOR_REVIEW" | "TO_FIX" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type inbox_reading$data = {
  readonly items: ReadonlyArray<{
    readonly isPutOff: boolean;
    readonly key: string;
    readonly list: InboxList;
    readonly newComments: number;
    readonly reason: string;
    readonly revision: string | null | undefined;
    readonly since: string;
    readonly state: string;
    readonly title: string;
    readonly unviewedFiles: number | null | undefined;
    readonly worktree: {
      readonly path: string;
    } | null | undefined;
  }>;
  readonly problem: string | null | undefined;
  readonly readAt: string;
  readonly worktrees: ReadonlyArray<{
    readonly ahead: number;
    readonly base: string | null | undefined;
    readonly branch: string | null | undefined;
    readonly files: number | null | undefined;
    readonly isGone: boolean;
    readonly isShared: boolean;
    readonly locked: string | null | undefined;
    readonly owners: ReadonlyArray<string>;
    readonly path: string;
  }>;
  readonly " $fragmentType": "inbox_reading";
};
export type inbox_reading$key = {
  readonly " $data"?: inbox_reading$data;
  readonly " $fragmentSpreads": FragmentRefs<"inbox_reading">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "inbox_reading",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InboxItem",
      "kind": "LinkedField",
      "name": "items",
      "plural": true,
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
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "list",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPutOff",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unviewedFiles",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newComments",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "KnownWorktree",
          "kind": "LinkedField",
          "name": "worktree",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "KnownWorktree",
      "kind": "LinkedField",
      "name": "worktrees",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "branch",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "locked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isGone",
          "storageKey": null
        },
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
          "name": "base",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ahead",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "owners",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isShared",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InboxReading",
  "abstractKey": null
};
})();

(node as any).hash = "91b34fddaa63e1b0838fc4e866abc9a4";

export default node;
