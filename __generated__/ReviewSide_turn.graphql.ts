/**
 * @generated SignedSource<<d5386760240c1966451fe730a4eceb0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewSide_turn$data = {
  readonly isViewersTurn: boolean;
  readonly turn: ReadonlyArray<{
    readonly email: string;
    readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
  }>;
  readonly " $fragmentType": "ReviewSide_turn";
};
export type ReviewSide_turn$key = {
  readonly " $data"?: ReviewSide_turn$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewSide_turn">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewSide_turn",
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

(node as any).hash = "01e0ec21288cdb718387e5e97bd345eb";

export default node;
