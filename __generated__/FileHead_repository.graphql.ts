/**
 * @generated SignedSource<<d825809b536c691ee242e1826f5074fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileHead_repository$data = {
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"OtherRefCandidates_repository">;
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
      "name": "revisionPath"
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
          "name": "revisionPath",
          "variableName": "revisionPath"
        }
      ],
      "kind": "FragmentSpread",
      "name": "OtherRefCandidates_repository"
    }
  ],
  "type": "Repository",
  "abstractKey": null
};

(node as any).hash = "1742e894755fab592da92ae20839158e";

export default node;
