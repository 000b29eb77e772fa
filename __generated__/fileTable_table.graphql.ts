/**
 * @generated SignedSource<<e05f5ef7b2781f936d52bb6230e9033c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type GeneratedReason = "GENERATED_NAME" | "LOCK_FILE" | "MARKED_GENERATED" | "MARKED_UNDIFFED" | "MARKED_VENDORED" | "MINIFIED" | "VENDORED";
import type { FragmentRefs } from "relay-runtime";
export type fileTable_table$data = {
  readonly generated: {
    readonly fileIndexes: ReadonlyArray<number>;
    readonly reasons: ReadonlyArray<GeneratedReason>;
  };
  readonly kinds: string;
  readonly modes: {
    readonly fileIndexes: ReadonlyArray<number>;
    readonly new: ReadonlyArray<string>;
    readonly old: ReadonlyArray<string>;
  };
  readonly paths: ReadonlyArray<string>;
  readonly sameContent: ReadonlyArray<number>;
  readonly sources: {
    readonly fileIndexes: ReadonlyArray<number>;
    readonly paths: ReadonlyArray<string>;
    readonly similarities: ReadonlyArray<number>;
  };
  readonly statuses: string;
  readonly " $fragmentType": "fileTable_table";
};
export type fileTable_table$key = {
  readonly " $data"?: fileTable_table$data;
  readonly " $fragmentSpreads": FragmentRefs<"fileTable_table">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "fileTable_table"
};

(node as any).hash = "5d43d8d2295532d7ffcc66b33e3b9549";

export default node;
