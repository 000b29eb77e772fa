/**
 * @generated SignedSource<<816bea4f491f2b6b1d5421f56ebee485>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommitHead_commit$data = {
  readonly author: {
    readonly date: string;
    readonly email: string;
    readonly name: string;
  };
  readonly committer: {
    readonly date: string;
    readonly email: string;
    readonly name: string;
  };
  readonly messageBody: string;
  readonly messageHeadline: string;
  readonly oid: string;
  readonly parents: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly abbreviatedOid: string;
        readonly oid: string;
      };
    }>;
  };
  readonly stashParts: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PartTabs_parts">;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CommitHead_merge">;
  readonly " $fragmentType": "CommitHead_commit";
};
export type CommitHead_commit$key = {
  readonly " $data"?: CommitHead_commit$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommitHead_commit">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "date",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CommitHead_commit",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messageHeadline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messageBody",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GitActor",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GitActor",
      "kind": "LinkedField",
      "name": "committer",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "kind": "Defer",
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CommitHead_merge"
        }
      ]
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorktreePartCount",
      "kind": "LinkedField",
      "name": "stashParts",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PartTabs_parts"
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
          "value": 16
        }
      ],
      "concreteType": "CommitConnection",
      "kind": "LinkedField",
      "name": "parents",
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "abbreviatedOid",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "parents(first:16)"
    }
  ],
  "type": "Commit",
  "abstractKey": null
};
})();

(node as any).hash = "c40955c7bc3e8fb76c12d1d83284e553";

export default node;
