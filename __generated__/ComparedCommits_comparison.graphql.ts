/**
 * @generated SignedSource<<36076d20cdd80139c0afbc79648e413c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComparedCommits_comparison$data = {
  readonly aheadBy: number;
  readonly behindBy: number;
  readonly commits: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly oid: string;
        readonly " $fragmentSpreads": FragmentRefs<"CommitRow_commit">;
      };
    }>;
  };
  readonly mergeBase: {
    readonly abbreviatedOid: string;
    readonly oid: string;
  } | null | undefined;
  readonly " $fragmentType": "ComparedCommits_comparison";
};
export type ComparedCommits_comparison$key = {
  readonly " $data"?: ComparedCommits_comparison$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedCommits_comparison">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ComparedCommits_comparison",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aheadBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "behindBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Commit",
      "kind": "LinkedField",
      "name": "mergeBase",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "abbreviatedOid",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "CommitConnection",
      "kind": "LinkedField",
      "name": "commits",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CommitEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Commit",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "CommitRow_commit"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "commits(first:100)"
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};
})();

(node as any).hash = "9e06aff215f775713bbfcc9a86eeda95";

export default node;
