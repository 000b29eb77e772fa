/**
 * @generated SignedSource<<3ef67d328dcf6ebc5f2156a9bfdf93d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DescriptionEditor_review$data = {
  readonly body: string;
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly " $fragmentType": "DescriptionEditor_review";
};
export type DescriptionEditor_review$key = {
  readonly " $data"?: DescriptionEditor_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"DescriptionEditor_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DescriptionEditor_review",
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
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "b91c70ace40ce821a10b220d4e657d81";

export default node;
