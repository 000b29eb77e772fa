/**
 * @generated SignedSource<<02cc18ee0831224ca39a9e516109d345>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type stackReport_fix$data = {
  readonly command: string;
  readonly commitOid: string;
  readonly position: number;
  readonly subject: string;
  readonly total: number;
  readonly " $fragmentType": "stackReport_fix";
};
export type stackReport_fix$key = {
  readonly " $data"?: stackReport_fix$data;
  readonly " $fragmentSpreads": FragmentRefs<"stackReport_fix">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "stackReport_fix",
  "selections": [
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
      "name": "subject",
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
      "name": "command",
      "storageKey": null
    }
  ],
  "type": "FixTarget",
  "abstractKey": null
};

(node as any).hash = "aa2073fb0629cede0ce6b9c9c8412607";

export default node;
