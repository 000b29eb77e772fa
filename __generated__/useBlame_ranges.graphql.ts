/**
 * @generated SignedSource<<beb349c0e8376c4a085dbe9b762f3366>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useBlame_ranges$data = ReadonlyArray<{
  readonly failure: {
    readonly message: string;
  } | null | undefined;
  readonly lineCounts: ReadonlyArray<number>;
  readonly newOrigins: ReadonlyArray<{
    readonly commit: {
      readonly oid: string;
    };
    readonly previousOid: string | null | undefined;
    readonly previousPath: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"BlameBlockLabel_origin">;
  }>;
  readonly originIndexes: ReadonlyArray<number>;
  readonly originalLines: ReadonlyArray<number>;
  readonly startingLines: ReadonlyArray<number>;
  readonly " $fragmentType": "useBlame_ranges";
}>;
export type useBlame_ranges$key = ReadonlyArray<{
  readonly " $data"?: useBlame_ranges$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBlame_ranges">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "useBlame_ranges",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startingLines",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineCounts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalLines",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originIndexes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BlameOrigin",
      "kind": "LinkedField",
      "name": "newOrigins",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previousOid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previousPath",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Commit",
          "kind": "LinkedField",
          "name": "commit",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "oid",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BlameBlockLabel_origin"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StreamFailure",
      "kind": "LinkedField",
      "name": "failure",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BlameRanges",
  "abstractKey": null
};

(node as any).hash = "cd435a9cd840bdd88c247f28e9521ed3";

export default node;
