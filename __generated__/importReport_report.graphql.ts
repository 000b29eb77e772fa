/**
 * @generated SignedSource<<9f5a4e41a82b24b7e0512a7be94c886a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type importReport_report$data = {
  readonly commitOid: string;
  readonly coveredFiles: number | null | undefined;
  readonly details: ReadonlyArray<string>;
  readonly errors: number;
  readonly isCheck: boolean;
  readonly isUncommitted: boolean;
  readonly notes: number;
  readonly outcome: string | null | undefined;
  readonly outside: ReadonlyArray<string>;
  readonly outsideCount: number;
  readonly tool: string;
  readonly warnings: number;
  readonly " $fragmentType": "importReport_report";
};
export type importReport_report$key = {
  readonly " $data"?: importReport_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"importReport_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "importReport_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tool",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commitOid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUncommitted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "warnings",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "coveredFiles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outsideCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outside",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCheck",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "details",
      "storageKey": null
    }
  ],
  "type": "ImportedReport",
  "abstractKey": null
};

(node as any).hash = "01ff70678f45c4b6de04691154b9cf06";

export default node;
