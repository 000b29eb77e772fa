/**
 * @generated SignedSource<<2bcb50a5c97af5157cf7d5a5385210e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommitRow_commit$data = {
  readonly abbreviatedOid: string;
  readonly author: {
    readonly date: string;
    readonly email: string;
    readonly name: string;
  };
  readonly messageHeadline: string;
  readonly oid: string;
  readonly " $fragmentType": "CommitRow_commit";
};
export type CommitRow_commit$key = {
  readonly " $data"?: CommitRow_commit$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommitRow_commit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CommitRow_commit",
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
  "type": "Commit",
  "abstractKey": null
};

(node as any).hash = "ecbaec888f428ecd0aa3df3dc0ddc2ca";

export default node;
