/**
 * @generated SignedSource<<f4aef1766be8c1fd0f36a478bab69a19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SyncMenu_repository$data = {
  readonly remotes: ReadonlyArray<{
    readonly fetchWarning: string | null | undefined;
    readonly name: string;
    readonly unpushed: {
      readonly comments: number;
      readonly entries: number;
    };
    readonly url: string;
  }>;
  readonly restoredComments: number;
  readonly slug: string;
  readonly unpushedComments: number;
  readonly " $fragmentType": "SyncMenu_repository";
};
export type SyncMenu_repository$key = {
  readonly " $data"?: SyncMenu_repository$data;
  readonly " $fragmentSpreads": FragmentRefs<"SyncMenu_repository">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SyncMenu_repository",
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
      "kind": "ScalarField",
      "name": "unpushedComments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restoredComments",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Remote",
      "kind": "LinkedField",
      "name": "remotes",
      "plural": true,
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
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fetchWarning",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Unpushed",
          "kind": "LinkedField",
          "name": "unpushed",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "comments",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "entries",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Repository",
  "abstractKey": null
};

(node as any).hash = "c9e2c6e19e6a977cb13c0713d6813084";

export default node;
