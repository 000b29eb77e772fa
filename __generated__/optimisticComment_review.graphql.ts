/**
 * @generated SignedSource<<23c7783807394c804b6d22ef96bafa7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type optimisticComment_review$data = {
  readonly repository: {
    readonly viewer: {
      readonly email: string | null | undefined;
      readonly name: string | null | undefined;
    };
  };
  readonly " $fragmentType": "optimisticComment_review";
};
export type optimisticComment_review$key = {
  readonly " $data"?: optimisticComment_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"optimisticComment_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "optimisticComment_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Repository",
      "kind": "LinkedField",
      "name": "repository",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Viewer",
          "kind": "LinkedField",
          "name": "viewer",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
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
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "cf7ca790826c48e7273fcf4b1405a45d";

export default node;
