/**
 * @generated SignedSource<<660d94123b72625ce897c56e62262755>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExportDialog_file$data = {
  readonly additions: number | null | undefined;
  readonly commentCount: number | null | undefined;
  readonly data?: string | null | undefined;
  readonly deletions: number | null | undefined;
  readonly fileCount: number | null | undefined;
  readonly hiddenCommentCount: number | null | undefined;
  readonly hiddenFileCount: number | null | undefined;
  readonly html?: string | null | undefined;
  readonly people: ReadonlyArray<string> | null | undefined;
  readonly unreadable: string | null | undefined;
  readonly " $fragmentType": "ExportDialog_file";
};
export type ExportDialog_file$key = {
  readonly " $data"?: ExportDialog_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportDialog_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "withData"
    },
    {
      "kind": "RootArgument",
      "name": "withHtml"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExportDialog_file",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "additions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "people",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hiddenFileCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hiddenCommentCount",
      "storageKey": null
    },
    {
      "condition": "withHtml",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "html",
          "storageKey": null
        }
      ]
    },
    {
      "condition": "withData",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "data",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "ExportedFile",
  "abstractKey": null
};

(node as any).hash = "07973c6944476f91950c78e4cb474dba";

export default node;
