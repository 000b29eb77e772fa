/**
 * @generated SignedSource<<9f2fb140c19427c49216c88e73069608>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarkdownReader_reader$data = {
  readonly file: {
    readonly blob: {
      readonly text: string | null | undefined;
      readonly textFailure: string | null | undefined;
    } | null | undefined;
    readonly mode: string;
    readonly path: string;
    readonly revision: string;
  };
  readonly " $fragmentType": "MarkdownReader_reader";
};
export type MarkdownReader_reader$key = {
  readonly " $data"?: MarkdownReader_reader$data;
  readonly " $fragmentSpreads": FragmentRefs<"MarkdownReader_reader">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MarkdownReader_reader",
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
                "kind": "ScalarField",
                "name": "text",
                "storageKey": null
              },
              "to": "NULL"
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "textFailure",
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
  "type": "MarkdownReader",
  "abstractKey": null
};

(node as any).hash = "dbd4349d970a43c88c7f3bd76322ead8";

export default node;
