/**
 * @generated SignedSource<<cbd5c3861efc7ae2177c0ba8e7210201>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewerList_editor$data = {
  readonly id: string;
  readonly reviewers: ReadonlyArray<{
    readonly email: string;
  }>;
  readonly " $fragmentType": "ReviewerList_editor";
};
export type ReviewerList_editor$key = {
  readonly " $data"?: ReviewerList_editor$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewerList_editor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewerList_editor",
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
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "reviewers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "8a643fa0ebf31acbedb27713f7e7c777";

export default node;
