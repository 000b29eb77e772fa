/**
 * @generated SignedSource<<78787a6f958716ebb374fae7d168dfa2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GitOperationKind = "APPLY_PATCHES" | "BISECT" | "CHERRY_PICK" | "MERGE" | "REBASE" | "REVERT";
export type ReviewState = "ABANDONED" | "APPROVED" | "CHANGES_REQUESTED" | "MERGED" | "OPEN";
import type { FragmentRefs } from "relay-runtime";
export type WorktreeHead_facts$data = {
  readonly branch: string | null | undefined;
  readonly headOid: string | null | undefined;
  readonly operation: {
    readonly branch: string | null | undefined;
    readonly kind: GitOperationKind;
    readonly step: number | null | undefined;
    readonly steps: number | null | undefined;
  } | null | undefined;
  readonly review: {
    readonly isPrivate: boolean;
    readonly key: string;
    readonly state: ReviewState;
  } | null | undefined;
  readonly takenAt: string;
  readonly " $fragmentType": "WorktreeHead_facts";
};
export type WorktreeHead_facts$key = {
  readonly " $data"?: WorktreeHead_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorktreeHead_facts">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "branch",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WorktreeHead_facts",
  "selections": [
    (v0/*:: as any*/),
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
          "name": "kind",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "step",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "steps",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takenAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Review",
      "kind": "LinkedField",
      "name": "review",
      "plural": false,
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
          "name": "isPrivate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Worktree",
  "abstractKey": null
};
})();

(node as any).hash = "6fc81e67421210e945c91ec25fa980ca";

export default node;
