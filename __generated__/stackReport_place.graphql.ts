/**
 * @generated SignedSource<<090c88929a48c858f4cc0bd14734ccf3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LayerCertainty = "CERTAIN" | "DROPPED" | "UNCERTAIN";
import type { FragmentRefs } from "relay-runtime";
export type stackReport_place$data = {
  readonly candidates: ReadonlyArray<number>;
  readonly certainty: LayerCertainty;
  readonly commitOid: string | null | undefined;
  readonly position: number | null | undefined;
  readonly subject: string;
  readonly total: number;
  readonly writtenOid: string;
  readonly " $fragmentType": "stackReport_place";
};
export type stackReport_place$key = {
  readonly " $data"?: stackReport_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"stackReport_place">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "stackReport_place",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writtenOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "certainty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "position",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commitOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "candidates",
      "storageKey": null
    }
  ],
  "type": "LayerPosition",
  "abstractKey": null
};

(node as any).hash = "a85627abf54711f4cb8565b3d2701dc7";

export default node;
