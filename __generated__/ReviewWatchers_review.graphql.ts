/**
 * @generated SignedSource<<aa53975da9a4952e2e9d2a712daf089c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewWatchers_review$data = {
  readonly waiting: ReadonlyArray<{
    readonly isAgent: boolean;
    readonly name: string;
    readonly since: string;
  }>;
  readonly " $fragmentType": "ReviewWatchers_review";
};
export type ReviewWatchers_review$key = {
  readonly " $data"?: ReviewWatchers_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewWatchers_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewWatchers_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReviewWatcher",
      "kind": "LinkedField",
      "name": "waiting",
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
          "name": "isAgent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "edeed313173bf92eaa430845e41fd0b8";

export default node;
