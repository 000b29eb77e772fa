/**
 * @generated SignedSource<<4d636f3f0b684cc86cebf9c6e7095643>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastCommits_commit$data = {
  readonly history: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly oid: string;
        readonly " $fragmentSpreads": FragmentRefs<"CommitRow_commit">;
      };
    }>;
  };
  readonly " $fragmentType": "LastCommits_commit";
};
export type LastCommits_commit$key = {
  readonly " $data"?: LastCommits_commit$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastCommits_commit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LastCommits_commit",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        }
      ],
      "concreteType": "CommitConnection",
      "kind": "LinkedField",
      "name": "history",
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "oid",
                  "storageKey": null
                },
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
      "storageKey": "history(first:6)"
    }
  ],
  "type": "Commit",
  "abstractKey": null
};

(node as any).hash = "39c07f8c44bfed095634da341d9a9f5f";

export default node;
