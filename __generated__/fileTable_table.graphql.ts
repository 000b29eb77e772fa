/**
 * @generated SignedSource<<ccb4b086d64c7d6d4f7779ba05bee099>>
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

(node as any).hash = "c414109e25baf88e72c8ba7871c2bbfd";

export default node;
