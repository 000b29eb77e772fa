/**
 * @generated SignedSource<<d2f667d9ea00ae978f12b406ee80fe3e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type folderEntries_table$data = {
  readonly kinds: string;
  readonly names: ReadonlyArray<string>;
  readonly submodules: {
    readonly oids: ReadonlyArray<string>;
    readonly places: ReadonlyArray<number>;
  };
  readonly " $fragmentType": "folderEntries_table";
};
export type folderEntries_table$key = {
  readonly " $data"?: folderEntries_table$data;
  readonly " $fragmentSpreads": FragmentRefs<"folderEntries_table">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "folderEntries_table"
};

(node as any).hash = "258d09de7075b161483fac23c02c8912";

export default node;
