/**
 * @generated SignedSource<<e88ef727fe9d42be187faee2eee7ce36>>
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
      readonly places: ReadonlyArray<number> | null | undefined;
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
              "name": "places",
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

(node as any).hash = "ba82143dcd5a4d1f175a0302705792ba";

export default node;
