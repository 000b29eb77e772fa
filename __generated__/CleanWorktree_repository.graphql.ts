/**
 * @generated SignedSource<<a1aa3389414aa3a45186baced915c3e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CleanWorktree_repository$data = {
  readonly branchesAhead: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly aheadBy: number;
        readonly name: string;
        readonly revision: string;
      };
    }>;
  };
  readonly defaultBranchRef: {
    readonly revision: string;
  } | null | undefined;
  readonly headCommit: {
    readonly " $fragmentSpreads": FragmentRefs<"CommitRow_commit">;
  } | null | undefined;
  readonly slug: string;
  readonly " $fragmentType": "CleanWorktree_repository";
};
export type CleanWorktree_repository$key = {
  readonly " $data"?: CleanWorktree_repository$data;
  readonly " $fragmentSpreads": FragmentRefs<"CleanWorktree_repository">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CleanWorktree_repository",
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
      "concreteType": "Commit",
      "kind": "LinkedField",
      "name": "headCommit",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CommitRow_commit"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Ref",
      "kind": "LinkedField",
      "name": "defaultBranchRef",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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
      "concreteType": "RefConnection",
      "kind": "LinkedField",
      "name": "branchesAhead",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RefEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Ref",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                },
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "aheadBy",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "branchesAhead(first:5)"
    }
  ],
  "type": "Repository",
  "abstractKey": null
};
})();

(node as any).hash = "0f28986b8028ac20c64988b31754d138";

export default node;
