/**
 * @generated SignedSource<<beeb9e66b4f570467f59f2ea5d3757e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewDescription_editor$data = {
  readonly body: string;
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly " $fragmentType": "ReviewDescription_editor";
};
export type ReviewDescription_editor$key = {
  readonly " $data"?: ReviewDescription_editor$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewDescription_editor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewDescription_editor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
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
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "127c4c6ec5a7f4c6d64acf986fc8e24e";

export default node;
