/**
 * @generated SignedSource<<fa2f6efd32a0d368e9e46bb8f05885c6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Waiters_review$data = {
  readonly waiting: ReadonlyArray<{
    readonly isAgent: boolean;
    readonly name: string;
    readonly since: string;
  }>;
  readonly " $fragmentType": "Waiters_review";
};
export type Waiters_review$key = {
  readonly " $data"?: Waiters_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"Waiters_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Waiters_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Waiter",
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

(node as any).hash = "ba083036f3538e6992f7b37502ff6442";

export default node;
