/**
 * @generated SignedSource<<2588ab50b471e87b0f9c154b511988a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlameBlockLabel_origin$data = {
  readonly commit: {
    readonly author: {
      readonly date: string;
      readonly name: string;
    };
    readonly messageHeadline: string;
    readonly oid: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BlameCard_origin">;
  readonly " $fragmentType": "BlameBlockLabel_origin";
};
export type BlameBlockLabel_origin$key = {
  readonly " $data"?: BlameBlockLabel_origin$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlameBlockLabel_origin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BlameBlockLabel_origin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Commit",
      "kind": "LinkedField",
      "name": "commit",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "oid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messageHeadline",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "GitActor",
          "kind": "LinkedField",
          "name": "author",
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
              "name": "date",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BlameCard_origin"
    }
  ],
  "type": "BlameOrigin",
  "abstractKey": null
};

(node as any).hash = "f15351bbb382a114bf99f8f0b7ea2168";

export default node;
