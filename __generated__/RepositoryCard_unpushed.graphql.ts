/**
 * @generated SignedSource<<4269ee20d659184f6e3541d32e2ab9f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RepositoryCard_unpushed$data = {
  readonly slug: string;
  readonly unpushedComments: number;
  readonly " $fragmentType": "RepositoryCard_unpushed";
};
export type RepositoryCard_unpushed$key = {
  readonly " $data"?: RepositoryCard_unpushed$data;
  readonly " $fragmentSpreads": FragmentRefs<"RepositoryCard_unpushed">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RepositoryCard_unpushed",
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
    }
  ],
  "type": "Repository",
  "abstractKey": null
};

(node as any).hash = "5b9bb5dac28d40feba35d6ccf30c704d";

export default node;
