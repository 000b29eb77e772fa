/**
 * @generated SignedSource<<6c363f85c3c4b60505e3822242ed9103>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StackLayerChange = "ADDED" | "DROPPED" | "EDITED" | "SAME" | "UNCERTAIN";
export type VerdictChangeKind = "BASE_DRIFT" | "CHANGED" | "IDENTICAL" | "MESSAGE_ONLY" | "TRIVIAL_REBASE";
export type VerdictKind = "APPROVE" | "COMMENT" | "REQUEST_CHANGES";
import type { FragmentRefs } from "relay-runtime";
export type stackReport_layer$data = {
  readonly change: StackLayerChange | null | undefined;
  readonly changeId: string | null | undefined;
  readonly commit: {
    readonly messageHeadline: string;
    readonly oid: string;
  } | null | undefined;
  readonly older: ReadonlyArray<{
    readonly messageHeadline: string;
    readonly oid: string;
  }>;
  readonly openThreadCount: number;
  readonly position: number | null | undefined;
  readonly verdicts: ReadonlyArray<{
    readonly by: {
      readonly " $fragmentSpreads": FragmentRefs<"personReport_person">;
    };
    readonly change: VerdictChangeKind | null | undefined;
    readonly isHeld: boolean;
    readonly kind: VerdictKind;
  }>;
  readonly " $fragmentType": "stackReport_layer";
};
export type stackReport_layer$key = {
  readonly " $data"?: stackReport_layer$data;
  readonly " $fragmentSpreads": FragmentRefs<"stackReport_layer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "change",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "oid",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "messageHeadline",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "stackReport_layer",
  "selections": [
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
      "name": "changeId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Commit",
      "kind": "LinkedField",
      "name": "commit",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Commit",
      "kind": "LinkedField",
      "name": "older",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openThreadCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LayerVerdict",
      "kind": "LinkedField",
      "name": "verdicts",
      "plural": true,
      "selections": [
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
              "name": "personReport_person"
            }
          ],
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
          "name": "isHeld",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "StackLayer",
  "abstractKey": null
};
})();

(node as any).hash = "d31cf44bc0b1a3d94be485c7e4dd999c";

export default node;
