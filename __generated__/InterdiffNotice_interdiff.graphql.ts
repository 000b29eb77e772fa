/**
 * @generated SignedSource<<1d0d41cb2792fdef486a8e111f111e9d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InterdiffNotice_interdiff$data = {
  readonly conflicts: ReadonlyArray<string>;
  readonly note: string | null | undefined;
  readonly " $fragmentType": "InterdiffNotice_interdiff";
};
export type InterdiffNotice_interdiff$key = {
  readonly " $data"?: InterdiffNotice_interdiff$data;
  readonly " $fragmentSpreads": FragmentRefs<"InterdiffNotice_interdiff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "InterdiffNotice_interdiff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conflicts",
      "storageKey": null
    }
  ],
  "type": "Interdiff",
  "abstractKey": null
};

(node as any).hash = "7187ae02c67d1ed5338d78e9c8ce4f9d";

export default node;
