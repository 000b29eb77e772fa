/**
 * @generated SignedSource<<4494d3e318b6f62a9635ab031c823f67>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignatureState = "INVALID" | "UNKNOWN" | "VALID";
import type { FragmentRefs } from "relay-runtime";
export type personReport_signature$data = {
  readonly key: string | null | undefined;
  readonly message: string;
  readonly state: SignatureState;
  readonly " $fragmentType": "personReport_signature";
};
export type personReport_signature$key = {
  readonly " $data"?: personReport_signature$data;
  readonly " $fragmentSpreads": FragmentRefs<"personReport_signature">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "personReport_signature",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    }
  ],
  "type": "VerdictSignature",
  "abstractKey": null
};

(node as any).hash = "48e9f641498c98c9dd0180ab14c42b01";

export default node;
