/**
 * @generated SignedSource<<c62dfe8b1e390e4396f8f2c81939a3a3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewedFile_status$data = {
  readonly patchSets: ReadonlyArray<{
    readonly baseOid: string | null | undefined;
    readonly headOid: string;
    readonly isCurrent: boolean;
    readonly number: number;
  }>;
  readonly " $fragmentType": "ReviewedFile_status";
};
export type ReviewedFile_status$key = {
  readonly " $data"?: ReviewedFile_status$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewedFile_status">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReviewedFile_status",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PatchSet",
      "kind": "LinkedField",
      "name": "patchSets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "headOid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "baseOid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Review",
  "abstractKey": null
};

(node as any).hash = "b88a9d69c68afd4955f5a4bc92f9536e";

export default node;
