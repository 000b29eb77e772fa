/**
 * @generated SignedSource<<18ed6985bc43df1e608aebd5dc45e39c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GiveUp_review$data = {
  readonly id: string;
  readonly viewerCanAbandon: boolean;
  readonly viewerCanReopen: boolean;
  readonly " $fragmentType": "GiveUp_review";
};
export type GiveUp_review$key = {
  readonly " $data"?: GiveUp_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"GiveUp_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "GiveUp_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanAbandon",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanReopen",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "2e2597f6d888d377c72438f89fc64f0e";

export default node;
