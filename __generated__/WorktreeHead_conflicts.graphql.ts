/**
 * @generated SignedSource<<37f8557b0d6fc16c93b7b2cb9c027dd3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConflictKind = "ADDED_BY_THEM" | "ADDED_BY_US" | "BOTH_ADDED" | "BOTH_DELETED" | "BOTH_MODIFIED" | "DELETED_BY_THEM" | "DELETED_BY_US";
import type { FragmentRefs } from "relay-runtime";
export type WorktreeHead_conflicts$data = {
  readonly conflicts: ReadonlyArray<{
    readonly kind: ConflictKind;
    readonly path: string;
  }>;
  readonly headOid: string | null | undefined;
  readonly operation: {
    readonly theirsOid: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "WorktreeHead_conflicts";
};
export type WorktreeHead_conflicts$key = {
  readonly " $data"?: WorktreeHead_conflicts$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorktreeHead_conflicts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorktreeHead_conflicts",
  "selections": [
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
      "concreteType": "GitOperation",
      "kind": "LinkedField",
      "name": "operation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "theirsOid",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ConflictedPath",
      "kind": "LinkedField",
      "name": "conflicts",
      "plural": true,
      "selections": [
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
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Worktree",
  "abstractKey": null
};

(node as any).hash = "43dbf800c8db59b2635243c0b8f9ab38";

export default node;
