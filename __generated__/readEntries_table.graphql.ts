/**
 * @generated SignedSource<<d8b57f1cd0d177bd935ca2e156865e9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readEntries_table$data = {
  readonly kinds: string;
  readonly names: ReadonlyArray<string>;
  readonly submodules: {
    readonly oids: ReadonlyArray<string>;
    readonly places: ReadonlyArray<number>;
  };
  readonly " $fragmentType": "readEntries_table";
};
export type readEntries_table$key = {
  readonly " $data"?: readEntries_table$data;
  readonly " $fragmentSpreads": FragmentRefs<"readEntries_table">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readEntries_table"
};

(node as any).hash = "1d19cf732c829c53591bbb81748bb07f";

export default node;
