/**
 * @generated SignedSource<<193189670f7865d09e600bfdd080fe44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useWriter_review$data = {
  readonly repository: {
    readonly viewer: {
      readonly email: string | null | undefined;
      readonly name: string | null | undefined;
    };
  };
  readonly " $fragmentType": "useWriter_review";
};
export type useWriter_review$key = {
  readonly " $data"?: useWriter_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWriter_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useWriter_review",
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

(node as any).hash = "29e955868a902f795cf85ae523405a90";

export default node;
