/**
 * @generated SignedSource<<1c2313fa49b899304e1bbee77bc6cc53>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NoFiles_repository$data = {
  readonly defaultBranchRef: {
    readonly revision: string;
  } | null | undefined;
  readonly headName: string | null | undefined;
  readonly isBare: boolean;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "NoFiles_repository";
};
export type NoFiles_repository$key = {
  readonly " $data"?: NoFiles_repository$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoFiles_repository">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NoFiles_repository",
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

(node as any).hash = "856e8b7a76c7573a936fa0149b3ed340";

export default node;
