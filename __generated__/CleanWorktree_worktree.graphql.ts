/**
 * @generated SignedSource<<d37d7cd5bc55f423170aa9cdb4f926a2>>
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
  readonly review: {
    readonly key: string;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewRow_review">;
  } | null | undefined;
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

(node as any).hash = "ddd5f9de939dfdd4dc8081d9eb3daf16";

export default node;
