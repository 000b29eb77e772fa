/**
 * @generated SignedSource<<b93aef731282fbbac45e82f1b3f2e240>>
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
  readonly head: {
    readonly oid: string;
  };
  readonly mergeBases: ReadonlyArray<{
    readonly abbreviatedOid: string;
    readonly oid: string;
  }>;
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
      "name": "mergeBases",
      "plural": true,
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
      "args": null,
      "concreteType": "Commit",
      "kind": "LinkedField",
      "name": "head",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Comparison",
  "abstractKey": null
};
})();

(node as any).hash = "b367be9b6e336cdad145e1e9c94247c9";

export default node;
