/**
 * @generated SignedSource<<bcd60cd234c65162cb1f1a4cc17ec1a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnreadableCommits_history$data = {
  readonly unreadableCommits: ReadonlyArray<{
    readonly oid: string;
    readonly sentence: string;
  }>;
  readonly " $fragmentType": "UnreadableCommits_history";
};
export type UnreadableCommits_history$key = {
  readonly " $data"?: UnreadableCommits_history$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnreadableCommits_history">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "UnreadableCommits_history",
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

(node as any).hash = "7d8ea265b8356b14f15ca3b1a690a2e6";

export default node;
