/**
 * @generated SignedSource<<241a459ca8beb2d6332003f9a879390f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryPages_unreadable$data = {
  readonly unreadableCommits: ReadonlyArray<{
    readonly oid: string;
    readonly sentence: string;
  }>;
  readonly " $fragmentType": "HistoryPages_unreadable";
};
export type HistoryPages_unreadable$key = {
  readonly " $data"?: HistoryPages_unreadable$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryPages_unreadable">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HistoryPages_unreadable",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UnreadableCommit",
      "kind": "LinkedField",
      "name": "unreadableCommits",
      "plural": true,
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
          "kind": "ScalarField",
          "name": "sentence",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CommitConnection",
  "abstractKey": null
};

(node as any).hash = "840489db646afb489e790cd0f24a49e5";

export default node;
