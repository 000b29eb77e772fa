/**
 * @generated SignedSource<<3b8990f2e45b4621470369228d75a683>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubmoduleReader_reader$data = {
  readonly file: {
    readonly oid: string;
    readonly path: string;
    readonly submodule: {
      readonly name: string | null | undefined;
      readonly url: string | null | undefined;
    } | null | undefined;
  };
  readonly " $fragmentType": "SubmoduleReader_reader";
};
export type SubmoduleReader_reader$key = {
  readonly " $data"?: SubmoduleReader_reader$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmoduleReader_reader">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SubmoduleReader_reader",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FileAtRevision",
      "kind": "LinkedField",
      "name": "file",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "oid",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Submodule",
            "kind": "LinkedField",
            "name": "submodule",
            "plural": false,
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
                "name": "url",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SubmoduleReader",
  "abstractKey": null
};

(node as any).hash = "02371f04378655d9ed2dff784caf3698";

export default node;
