/**
 * @generated SignedSource<<64a82523c64f682e294f219c147c8a87>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RepositoryCard_commit$data = {
  readonly history: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly oid: string;
        readonly " $fragmentSpreads": FragmentRefs<"CommitRow_commit">;
      };
    }>;
  };
  readonly " $fragmentType": "RepositoryCard_commit";
};
export type RepositoryCard_commit$key = {
  readonly " $data"?: RepositoryCard_commit$data;
  readonly " $fragmentSpreads": FragmentRefs<"RepositoryCard_commit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RepositoryCard_commit",
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

(node as any).hash = "c665f86bf92dab3418ff1f9e15f303cb";

export default node;
