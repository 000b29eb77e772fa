/**
 * @generated SignedSource<<e3836f93a5aeb941c3991a73efd7710a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EntrySizesFeed_tree$data = {
  readonly table: {
    readonly linkTargets: {
      readonly places: ReadonlyArray<number> | null | undefined;
      readonly targets: ReadonlyArray<string | null | undefined> | null | undefined;
    } | null | undefined;
    readonly sizes: ReadonlyArray<number | null | undefined> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "EntrySizesFeed_tree";
};
export type EntrySizesFeed_tree$key = {
  readonly " $data"?: EntrySizesFeed_tree$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntrySizesFeed_tree">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntrySizesFeed_tree",
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

(node as any).hash = "a56822f767ded9f5a6ed67e53b791fa3";

export default node;
