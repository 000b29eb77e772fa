/**
 * @generated SignedSource<<38b3986c350e3beba4f0fa6ba19a980f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type personReport_person$data = {
  readonly email: string;
  readonly statedName: string | null | undefined;
  readonly " $fragmentType": "personReport_person";
};
export type personReport_person$key = {
  readonly " $data"?: personReport_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"personReport_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "personReport_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statedName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Person",
  "abstractKey": null
};

(node as any).hash = "81f703f38ccac9218fd6d27e08723a4d";

export default node;
