/**
 * @generated SignedSource<<c2525476fbf2218cef6924c689d9e6c6>>
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
    readonly url: string;
  }>;
  readonly slug: string;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Repository",
  "abstractKey": null
};

(node as any).hash = "ea3da1686f4a0dec485462559c51b4eb";

export default node;
