/**
 * @generated SignedSource<<c25f29dde7f24bcc8599f259792c51b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PartLines_lines$data = ReadonlyArray<{
  readonly endLine: number;
  readonly lines: ReadonlyArray<string>;
  readonly startLine: number;
  readonly " $fragmentType": "PartLines_lines";
}>;
export type PartLines_lines$key = ReadonlyArray<{
  readonly " $data"?: PartLines_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartLines_lines">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "PartLines_lines",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startLine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endLine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lines",
      "storageKey": null
    }
  ],
  "type": "ReplacedLines",
  "abstractKey": null
};

(node as any).hash = "eaa830c391fdbb0121576dcee44dd734";

export default node;
