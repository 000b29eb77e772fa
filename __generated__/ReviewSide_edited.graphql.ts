/**
 * @generated SignedSource<<ec759b1d2e44d4cf544baa8bdf69ea70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewSide_edited$data = {
  readonly body: string | null | undefined;
  readonly reviewRef: string | null | undefined;
  readonly reviewers: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PersonName_person">;
  }> | null | undefined;
  readonly targetRef: string | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "ReviewSide_edited";
};
export type ReviewSide_edited$key = {
  readonly " $data"?: ReviewSide_edited$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewSide_edited">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewSide_edited",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "body",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewRef",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "targetRef",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "reviewers",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PersonName_person"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "e7a5af8dbb3cfd1416a5713f55c77ff4";

export default node;
