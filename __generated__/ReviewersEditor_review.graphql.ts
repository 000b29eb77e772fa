/**
 * @generated SignedSource<<37a992e5a8ae19937fffeb225fac63f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewersEditor_review$data = {
  readonly id: string;
  readonly reviewers: ReadonlyArray<{
    readonly email: string;
  }>;
  readonly " $fragmentType": "ReviewersEditor_review";
};
export type ReviewersEditor_review$key = {
  readonly " $data"?: ReviewersEditor_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewersEditor_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewersEditor_review",
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

(node as any).hash = "552783c26ef6618d2875ed1a061c59c2";

export default node;
