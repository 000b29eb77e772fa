/**
 * @generated SignedSource<<107b51aeb9fb994d22f09eb8cce7f9f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HistoryScreen_count$data = {
  readonly count: {
    readonly isExact: boolean;
    readonly value: number;
  } | null | undefined;
  readonly " $fragmentType": "HistoryScreen_count";
};
export type HistoryScreen_count$key = {
  readonly " $data"?: HistoryScreen_count$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryScreen_count">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistoryScreen_count",
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

(node as any).hash = "de9757217a2afd4404b0af6850f25d92";

export default node;
