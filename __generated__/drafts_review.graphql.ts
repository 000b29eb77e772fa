/**
 * @generated SignedSource<<fa59765679be9d6594c3b488e1868e81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type drafts_review$data = {
  readonly drafts: ReadonlyArray<{
    readonly key: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "drafts_review";
};
export type drafts_review$key = {
  readonly " $data"?: drafts_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"drafts_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "drafts_review",
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
      "concreteType": "Draft",
      "kind": "LinkedField",
      "name": "drafts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "c801c77fe6e7be56ba1633ab2929f2a6";

export default node;
