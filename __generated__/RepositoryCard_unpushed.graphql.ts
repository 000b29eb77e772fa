/**
 * @generated SignedSource<<fd6d46c68aade678856e33908f5db817>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RepositoryCard_unpushed$data = {
  readonly remotes: ReadonlyArray<{
    readonly unpushed: {
      readonly comments: number;
    };
  }>;
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
      "concreteType": "Remote",
      "kind": "LinkedField",
      "name": "remotes",
      "plural": true,
      "selections": [
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

(node as any).hash = "db594f068412ba045ae10133dce1f47c";

export default node;
