/**
 * @generated SignedSource<<4d54da2aa0a0e66c130c01700b25cb92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryPages_history$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly committer: {
        readonly date: string;
      };
      readonly oid: string;
      readonly " $fragmentSpreads": FragmentRefs<"CommitRow_commit">;
    };
    readonly path: string | null | undefined;
  }>;
  readonly isPartial: boolean;
  readonly pageInfo: {
    readonly endCursor: string | null | undefined;
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null | undefined;
  };
  readonly scannedCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryPages_unreadable">;
  readonly " $fragmentType": "HistoryPages_history";
};
export type HistoryPages_history$key = {
  readonly " $data"?: HistoryPages_history$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryPages_history">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HistoryPages_history",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPartial",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scannedCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HistoryPages_unreadable"
    },
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
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPreviousPage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startCursor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCursor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CommitConnection",
  "abstractKey": null
};

(node as any).hash = "f52567684118e6f4c1d0c8a5089c5fde";

export default node;
