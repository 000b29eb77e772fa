/**
 * @generated SignedSource<<bb42a26a8324d5565f60aeb00bf4dbed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PatchSetKind = "COMMITS" | "SNAPSHOT";
export type PatchSetMoveKind = "AMENDED" | "BASE_MOVED" | "COMMITTED" | "EDITED" | "PUSHED" | "REBASED" | "REWRITTEN";
import type { FragmentRefs } from "relay-runtime";
export type reviewFragments_patchSet$data = {
  readonly at: string | null | undefined;
  readonly baseOid: string | null | undefined;
  readonly by: {
    readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
  } | null | undefined;
  readonly commitCount: number | null | undefined;
  readonly headOid: string | null | undefined;
  readonly isCurrent: boolean | null | undefined;
  readonly isRecorded: boolean | null | undefined;
  readonly kind: PatchSetKind | null | undefined;
  readonly move: {
    readonly kind: PatchSetMoveKind | null | undefined;
    readonly message: string | null | undefined;
  } | null | undefined;
  readonly number: number | null | undefined;
  readonly operation: {
    readonly description: string | null | undefined;
  } | null | undefined;
  readonly visitedAt: string | null | undefined;
  readonly " $fragmentType": "reviewFragments_patchSet";
};
export type reviewFragments_patchSet$key = {
  readonly " $data"?: reviewFragments_patchSet$data;
  readonly " $fragmentSpreads": FragmentRefs<"reviewFragments_patchSet">;
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
  "metadata": null,
  "name": "reviewFragments_patchSet",
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
      "name": "baseOid",
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
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commitCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visitedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "by",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonName_person"
        }
      ],
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
  "type": "PatchSet",
  "abstractKey": null
};
})();

(node as any).hash = "ed03e963aafded85a67ba248d5944427";

export default node;
