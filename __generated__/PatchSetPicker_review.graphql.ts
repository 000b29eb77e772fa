/**
 * @generated SignedSource<<9295a4b0de70022699da06792b4a2a30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PatchSetKind = "COMMITS" | "SNAPSHOT";
export type PatchSetMoveKind = "AMENDED" | "BASE_MOVED" | "COMMITTED" | "EDITED" | "PUSHED" | "REBASED" | "REWRITTEN";
import type { FragmentRefs } from "relay-runtime";
export type PatchSetPicker_review$data = {
  readonly patchSets: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly headOid: string;
    readonly isRecorded: boolean;
    readonly kind: PatchSetKind;
    readonly move: {
      readonly kind: PatchSetMoveKind;
      readonly message: string;
    } | null | undefined;
    readonly number: number;
    readonly operation: {
      readonly description: string;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "PatchSetPicker_review";
};
export type PatchSetPicker_review$key = {
  readonly " $data"?: PatchSetPicker_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"PatchSetPicker_review">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PatchSetPicker_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PatchSet",
      "kind": "LinkedField",
      "name": "patchSets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
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
          "kind": "ScalarField",
          "name": "isRecorded",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PatchSetMove",
          "kind": "LinkedField",
          "name": "move",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "message",
              "storageKey": null
            }
          ],
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
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};
})();

(node as any).hash = "894506ebd145f96febadbc63b02410e4";

export default node;
