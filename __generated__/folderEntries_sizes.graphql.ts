/**
 * @generated SignedSource<<aabdb11029ec7a611a673a5753d92550>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type folderEntries_sizes$data = {
  readonly table: {
    readonly linkTargets: {
      readonly entryIndexes: ReadonlyArray<number> | null | undefined;
      readonly targets: ReadonlyArray<string | null | undefined> | null | undefined;
    } | null | undefined;
    readonly sizes: ReadonlyArray<number | null | undefined> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "folderEntries_sizes";
};
export type folderEntries_sizes$key = {
  readonly " $data"?: folderEntries_sizes$data;
  readonly " $fragmentSpreads": FragmentRefs<"folderEntries_sizes">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "folderEntries_sizes",
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

(node as any).hash = "93efc82359afa639a838adfb0f70d439";

export default node;
