/**
 * @generated SignedSource<<31abc04d00bf9e1a49e7108e1f905a57>>
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
    readonly entryIndexes: ReadonlyArray<number>;
    readonly oids: ReadonlyArray<string>;
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

(node as any).hash = "6eb1bb51d7c25af1358481582a6904c3";

export default node;
