/**
 * @generated SignedSource<<6e835f3a4f1237684a11b77e54534954>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NameGate_repository$data = {
  readonly slug: string;
  readonly viewer: {
    readonly email: string | null | undefined;
    readonly isNamed: boolean;
    readonly name: string | null | undefined;
    readonly source: string;
  };
  readonly " $fragmentType": "NameGate_repository";
};
export type NameGate_repository$key = {
  readonly " $data"?: NameGate_repository$data;
  readonly " $fragmentSpreads": FragmentRefs<"NameGate_repository">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NameGate_repository",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
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
          "name": "isNamed",
          "storageKey": null
        },
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
          "name": "source",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Repository",
  "abstractKey": null
};

(node as any).hash = "8a347f00ec87d0d94b3cf7e79495b8e9";

export default node;
