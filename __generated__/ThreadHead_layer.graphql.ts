/**
 * @generated SignedSource<<cfeee2b64d109b728089f475ef7544b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LayerCertainty = "CERTAIN" | "DROPPED" | "UNCERTAIN";
import type { FragmentRefs } from "relay-runtime";
export type ThreadHead_layer$data = {
  readonly candidates: ReadonlyArray<number>;
  readonly certainty: LayerCertainty;
  readonly position: number | null | undefined;
  readonly subject: string;
  readonly total: number;
  readonly " $fragmentType": "ThreadHead_layer";
};
export type ThreadHead_layer$key = {
  readonly " $data"?: ThreadHead_layer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadHead_layer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ThreadHead_layer",
  "selections": [
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
      "name": "candidates",
      "storageKey": null
    }
  ],
  "type": "LayerPosition",
  "abstractKey": null
};

(node as any).hash = "684ca3a39d288982b80b9744c4ef7c26";

export default node;
