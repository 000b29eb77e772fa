/**
 * @generated SignedSource<<cc18801cff9889db9eb81e6a71656b4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommitHead_merge$data = {
  readonly filesChangedByMerge: number | null | undefined;
  readonly " $fragmentType": "CommitHead_merge";
};
export type CommitHead_merge$key = {
  readonly " $data"?: CommitHead_merge$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommitHead_merge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CommitHead_merge",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "filesChangedByMerge",
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Commit",
  "abstractKey": null
};

(node as any).hash = "8ac461488cbbf1ca1bea58d5b13699b5";

export default node;
