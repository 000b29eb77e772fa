/**
 * @generated SignedSource<<2f551df923d0d767ddff1b73f33b626c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryCount_history$data = {
  readonly count: {
    readonly isExact: boolean;
    readonly value: number;
  } | null | undefined;
  readonly " $fragmentType": "HistoryCount_history";
};
export type HistoryCount_history$key = {
  readonly " $data"?: HistoryCount_history$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryCount_history">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistoryCount_history",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CommitCount",
        "kind": "LinkedField",
        "name": "count",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "value",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isExact",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "CommitConnection",
  "abstractKey": null
};

(node as any).hash = "4c5b792f7f0fa0b69b57d03e78dd3844";

export default node;
