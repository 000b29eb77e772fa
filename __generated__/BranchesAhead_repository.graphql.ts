/**
 * @generated SignedSource<<c1f3968b6a637e64cc52ada951c9133f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BranchesAhead_repository$data = {
  readonly branchesAhead: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly aheadBy: number;
        readonly behindBy: number;
        readonly name: string;
        readonly revision: string;
        readonly target: {
          readonly committer: {
            readonly date: string;
          };
        } | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"UpstreamDistance_ref">;
      };
    }>;
  };
  readonly defaultBranchRef: {
    readonly name: string;
    readonly revision: string;
  } | null | undefined;
  readonly slug: string;
  readonly " $fragmentType": "BranchesAhead_repository";
};
export type BranchesAhead_repository$key = {
  readonly " $data"?: BranchesAhead_repository$data;
  readonly " $fragmentSpreads": FragmentRefs<"BranchesAhead_repository">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
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
  "name": "BranchesAhead_repository",
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
      "concreteType": "Ref",
      "kind": "LinkedField",
      "name": "defaultBranchRef",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 30
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
                (v0/*:: as any*/),
                (v1/*:: as any*/),
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "UpstreamDistance_ref"
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Commit",
                  "kind": "LinkedField",
                  "name": "target",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "GitActor",
                      "kind": "LinkedField",
                      "name": "committer",
                      "plural": false,
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "date",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "branchesAhead(first:30)"
    }
  ],
  "type": "Repository",
  "abstractKey": null
};
})();

(node as any).hash = "1382d0081d5289fef63c957f4a833993";

export default node;
