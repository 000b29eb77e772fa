/**
 * @generated SignedSource<<d4bd89126076ade424600f1b39164737>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TreeScreen_noFiles$data = {
  readonly defaultBranchRef: {
    readonly revision: string;
  } | null | undefined;
  readonly headName: string | null | undefined;
  readonly isBare: boolean;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "TreeScreen_noFiles";
};
export type TreeScreen_noFiles$key = {
  readonly " $data"?: TreeScreen_noFiles$data;
  readonly " $fragmentSpreads": FragmentRefs<"TreeScreen_noFiles">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TreeScreen_noFiles",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isBare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Ref",
      "kind": "LinkedField",
      "name": "defaultBranchRef",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Repository",
  "abstractKey": null
};

(node as any).hash = "899e5d578ab7947111c8654fee36b9cd";

export default node;
