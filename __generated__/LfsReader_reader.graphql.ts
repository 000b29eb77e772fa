/**
 * @generated SignedSource<<cd7a1ef55058728803512c8525236489>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LfsReader_reader$data = {
  readonly file: {
    readonly blob: {
      readonly lfs: {
        readonly byteSize: number;
        readonly isHere: boolean;
        readonly oid: string;
        readonly text: string | null | undefined;
      } | null | undefined;
    } | null | undefined;
    readonly commit: {
      readonly oid: string;
    };
    readonly mode: string;
    readonly path: string;
    readonly picture: {
      readonly " $fragmentSpreads": FragmentRefs<"PictureImage_picture">;
    } | null | undefined;
    readonly rawAddress: string;
    readonly revision: string;
  };
  readonly " $fragmentType": "LfsReader_reader";
};
export type LfsReader_reader$key = {
  readonly " $data"?: LfsReader_reader$data;
  readonly " $fragmentSpreads": FragmentRefs<"LfsReader_reader">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "oid",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "byteSize",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LfsReader_reader",
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
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Commit",
          "kind": "LinkedField",
          "name": "commit",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
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
          "name": "mode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rawAddress",
          "storageKey": null
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "Picture",
            "kind": "LinkedField",
            "name": "picture",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "PictureImage_picture",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "address",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "format",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "width",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "height",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Blob",
          "kind": "LinkedField",
          "name": "blob",
          "plural": false,
          "selections": [
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "LfsPointer",
                "kind": "LinkedField",
                "name": "lfs",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isHere",
                    "storageKey": null
                  },
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "text",
                      "storageKey": null
                    },
                    "to": "NULL"
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
      "storageKey": null
    }
  ],
  "type": "LfsReader",
  "abstractKey": null
};
})();

(node as any).hash = "51b6f68d9da1cfc535f022379361d5e2";

export default node;
