/**
 * @generated SignedSource<<50860e55d61b1d4643b63e4724f2cb5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PatchSetKind = "COMMITS" | "SNAPSHOT";
import type { FragmentRefs } from "relay-runtime";
export type TimelineEntry_patchSet$data = {
  readonly headOid: string;
  readonly kind: PatchSetKind;
  readonly number: number;
  readonly operation: {
    readonly description: string;
  } | null | undefined;
  readonly " $fragmentType": "TimelineEntry_patchSet";
};
export type TimelineEntry_patchSet$key = {
  readonly " $data"?: TimelineEntry_patchSet$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineEntry_patchSet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TimelineEntry_patchSet",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GitOperation",
      "kind": "LinkedField",
      "name": "operation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PatchSet",
  "abstractKey": null
};

(node as any).hash = "5922ebc955fe01c5d3fb1f42d2fecc89";

export default node;
