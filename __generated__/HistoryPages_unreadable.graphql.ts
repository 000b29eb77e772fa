/**
 * @generated SignedSource<<3f3469537d8856c17a96648450a3d061>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryPages_unreadable$data = {
  readonly unreadableCommits: ReadonlyArray<{
    readonly message: string;
    readonly oid: string;
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
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CommitConnection",
  "abstractKey": null
};

(node as any).hash = "12ac26619705bf54fa1d39006c18945d";

export default node;
