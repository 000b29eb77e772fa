/**
 * @generated SignedSource<<0c5c6b4a81059b9f8d07d881bba72885>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RepositoryCard_commits$data = {
  readonly history: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly oid: string;
        readonly " $fragmentSpreads": FragmentRefs<"CommitRow_commit">;
      };
    }>;
  };
  readonly " $fragmentType": "RepositoryCard_commits";
};
export type RepositoryCard_commits$key = {
  readonly " $data"?: RepositoryCard_commits$data;
  readonly " $fragmentSpreads": FragmentRefs<"RepositoryCard_commits">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RepositoryCard_commits",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        },
        {
          "kind": "Literal",
          "name": "revision",
          "value": "HEAD"
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
      "storageKey": "history(first:6,revision:\"HEAD\")"
    }
  ],
  "type": "Repository",
  "abstractKey": null
};

(node as any).hash = "1fce9edef701b6682c8d5d6d582f7d31";

export default node;
