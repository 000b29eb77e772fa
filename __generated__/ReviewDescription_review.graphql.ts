/**
 * @generated SignedSource<<acf38b99c588a46d6246f9dfb20830a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewDescription_review$data = {
  readonly body: string;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDescription_editor">;
  readonly " $fragmentType": "ReviewDescription_review";
};
export type ReviewDescription_review$key = {
  readonly " $data"?: ReviewDescription_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDescription_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewDescription_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReviewDescription_editor"
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "5bce72936486c1b88a8c07688bcf7e23";

export default node;
