/**
 * @generated SignedSource<<08a9ac8df50b099d807054fdb0dc551b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SignatureState = "INVALID" | "UNKNOWN" | "VALID";
import type { FragmentRefs } from "relay-runtime";
export type ReviewerList_signature$data = {
  readonly message: string;
  readonly state: SignatureState;
  readonly " $fragmentType": "ReviewerList_signature";
};
export type ReviewerList_signature$key = {
  readonly " $data"?: ReviewerList_signature$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewerList_signature">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewerList_signature",
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
    }
  ],
  "type": "VerdictSignature",
  "abstractKey": null
};

(node as any).hash = "3ef143b7bb4c14049de121a80591c471";

export default node;
