/**
 * @generated SignedSource<<98e75a49c3eb06702f258267414b3d56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaleBar_update$data = {
  readonly files: number;
  readonly isGone: boolean;
  readonly patchSet: number | null | undefined;
  readonly " $fragmentType": "StaleBar_update";
};
export type StaleBar_update$key = {
  readonly " $data"?: StaleBar_update$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaleBar_update">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StaleBar_update",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "files",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isGone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "patchSet",
      "storageKey": null
    }
  ],
  "type": "ChangeUpdate",
  "abstractKey": null
};

(node as any).hash = "e1e52f1c557f2773dcce457ba49d3068";

export default node;
