/**
 * @generated SignedSource<<e1ddf7fa0ec9c4fca63b4751af2522c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CleanWorktree_worktree$data = {
  readonly earlierReviews: ReadonlyArray<{
    readonly key: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewRow_review">;
  }>;
  readonly leftOutCount: number;
  readonly review: {
    readonly key: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewRow_review">;
  } | null | undefined;
  readonly skippedFiles: ReadonlyArray<{
    readonly __typename: "SkippedFile";
  }>;
  readonly " $fragmentType": "CleanWorktree_worktree";
};
export type CleanWorktree_worktree$key = {
  readonly " $data"?: CleanWorktree_worktree$data;
  readonly " $fragmentSpreads": FragmentRefs<"CleanWorktree_worktree">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  },
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "ReviewRow_review"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CleanWorktree_worktree",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SkippedFile",
      "kind": "LinkedField",
      "name": "skippedFiles",
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
      "name": "leftOutCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Review",
      "kind": "LinkedField",
      "name": "review",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "Review",
      "kind": "LinkedField",
      "name": "earlierReviews",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": "earlierReviews(first:5)"
    }
  ],
  "type": "Worktree",
  "abstractKey": null
};
})();

(node as any).hash = "ad144d78722051c9a6d51d361fb9d05b";

export default node;
