/**
 * @generated SignedSource<<634dea6e01ded43f957356434b596c76>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntryFacts_sizes$data = {
  readonly table: {
    readonly linkTargets: {
      readonly entryIndexes: ReadonlyArray<number> | null | undefined;
      readonly targets: ReadonlyArray<string | null | undefined> | null | undefined;
    } | null | undefined;
    readonly sizes: ReadonlyArray<number | null | undefined> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "EntryFacts_sizes";
};
export type EntryFacts_sizes$key = {
  readonly " $data"?: EntryFacts_sizes$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryFacts_sizes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryFacts_sizes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "EntryTable",
      "kind": "LinkedField",
      "name": "table",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sizes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "EntryTargets",
          "kind": "LinkedField",
          "name": "linkTargets",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "entryIndexes",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "targets",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Tree",
  "abstractKey": null
};

(node as any).hash = "3b8fd4b99b8b5a0000585c89a4efef35";

export default node;
