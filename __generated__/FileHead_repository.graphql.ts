/**
 * @generated SignedSource<<bb5e30048010a867249a5812cc375576>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileHead_repository$data = {
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"OtherReadings_repository">;
  readonly " $fragmentType": "FileHead_repository";
};
export type FileHead_repository$key = {
  readonly " $data"?: FileHead_repository$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileHead_repository">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "place"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FileHead_repository",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "args": [
        {
          "kind": "Variable",
          "name": "place",
          "variableName": "place"
        }
      ],
      "kind": "FragmentSpread",
      "name": "OtherReadings_repository"
    }
  ],
  "type": "Repository",
  "abstractKey": null
};

(node as any).hash = "bf8dc09af62b8faea18039d41cae63b9";

export default node;
