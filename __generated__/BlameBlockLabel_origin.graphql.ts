/**
 * @generated SignedSource<<f13a6439c2a28dc7ba4dd6573c31c131>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlameBlockLabel_origin$data = {
  readonly commit: {
    readonly abbreviatedOid: string;
    readonly author: {
      readonly date: string;
      readonly email: string;
      readonly name: string;
    };
    readonly messageBody: string;
    readonly messageHeadline: string;
    readonly oid: string;
  };
  readonly isIgnored: boolean;
  readonly isShallow: boolean;
  readonly path: string;
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
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isIgnored",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isShallow",
      "storageKey": null
    },
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
          "name": "abbreviatedOid",
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
          "kind": "ScalarField",
          "name": "messageBody",
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
              "name": "email",
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
    }
  ],
  "type": "BlameOrigin",
  "abstractKey": null
};

(node as any).hash = "61483094ffcd652ef917eafe1d4113c2";

export default node;
