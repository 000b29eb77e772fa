/**
 * @generated SignedSource<<7f9dd7a13a49aeb83b13056ab4bb1b1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinkReader_reader$data = {
  readonly file: {
    readonly linkTarget: string | null | undefined;
    readonly path: string;
  };
  readonly " $fragmentType": "LinkReader_reader";
};
export type LinkReader_reader$key = {
  readonly " $data"?: LinkReader_reader$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkReader_reader">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LinkReader_reader",
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
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "linkTarget",
            "storageKey": null
          },
          "to": "NULL"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LinkReader",
  "abstractKey": null
};

(node as any).hash = "811edef64fe2c6963d46472e0a5f7dc6";

export default node;
