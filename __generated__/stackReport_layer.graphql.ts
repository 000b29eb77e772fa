/**
 * @generated SignedSource<<e0851c599d99f95556a7a17e9e907de8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StackLayerChange = "ADDED" | "DROPPED" | "EDITED" | "JOINED" | "SAME" | "SPLIT" | "UNCERTAIN";
export type StackLayerEvidence = "CHANGE_ID_HEADER" | "CHANGE_ID_TRAILER" | "COMMIT" | "PATCH" | "SIMILARITY" | "SUBJECT";
import type { FragmentRefs } from "relay-runtime";
export type stackReport_layer$data = {
  readonly change: StackLayerChange | null | undefined;
  readonly changeId: string | null | undefined;
  readonly commit: {
    readonly messageHeadline: string;
    readonly oid: string;
  } | null | undefined;
  readonly evidence: StackLayerEvidence | null | undefined;
  readonly isMoved: boolean;
  readonly older: ReadonlyArray<{
    readonly messageHeadline: string;
    readonly oid: string;
  }>;
  readonly position: number | null | undefined;
  readonly " $fragmentType": "stackReport_layer";
};
export type stackReport_layer$key = {
  readonly " $data"?: stackReport_layer$data;
  readonly " $fragmentSpreads": FragmentRefs<"stackReport_layer">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "change",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "evidence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isMoved",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Commit",
      "kind": "LinkedField",
      "name": "commit",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Commit",
      "kind": "LinkedField",
      "name": "older",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "StackLayer",
  "abstractKey": null
};
})();

(node as any).hash = "e0134e23a2acbe1c010dbaf080c9f4a1";

export default node;
