/**
 * @generated SignedSource<<34fd78609adbcd1a2a119975333e97cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LastVisit_count$data = {
  readonly files: number;
  readonly hunks: number;
  readonly " $fragmentType": "LastVisit_count";
};
export type LastVisit_count$key = {
  readonly " $data"?: LastVisit_count$data;
  readonly " $fragmentSpreads": FragmentRefs<"LastVisit_count">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LastVisit_count",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hunks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "files",
      "storageKey": null
    }
  ],
  "type": "UnviewedCount",
  "abstractKey": null
};

(node as any).hash = "8ba00fbade6fab9b412cca6a1f5bcaf3";

export default node;
