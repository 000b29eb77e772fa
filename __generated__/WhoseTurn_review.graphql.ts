/**
 * @generated SignedSource<<481cfabc3122fe1b19aec9cc8e6ff906>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WhoseTurn_review$data = {
  readonly isViewersTurn: boolean;
  readonly turn: ReadonlyArray<{
    readonly email: string;
    readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
  }>;
  readonly " $fragmentType": "WhoseTurn_review";
};
export type WhoseTurn_review$key = {
  readonly " $data"?: WhoseTurn_review$data;
  readonly " $fragmentSpreads": FragmentRefs<"WhoseTurn_review">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WhoseTurn_review",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewersTurn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "turn",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonName_person"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "1984a994e3178d50948f0ca2392de919";

export default node;
