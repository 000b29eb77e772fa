/**
 * @generated SignedSource<<e77fe72059e721e00d68c2a2bb51956d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type GeneratedReason = "GENERATED_NAME" | "LOCK_FILE" | "MARKED_GENERATED" | "MARKED_UNDIFFED" | "MARKED_VENDORED" | "MINIFIED" | "VENDORED";
import type { FragmentRefs } from "relay-runtime";
export type readFileTable_table$data = {
  readonly generated: {
    readonly places: ReadonlyArray<number>;
    readonly reasons: ReadonlyArray<GeneratedReason>;
  };
  readonly modes: {
    readonly new: ReadonlyArray<string>;
    readonly old: ReadonlyArray<string>;
    readonly places: ReadonlyArray<number>;
  };
  readonly paths: ReadonlyArray<string>;
  readonly sameContent: ReadonlyArray<number>;
  readonly sources: {
    readonly paths: ReadonlyArray<string>;
    readonly places: ReadonlyArray<number>;
    readonly similarities: ReadonlyArray<number>;
  };
  readonly statuses: string;
  readonly " $fragmentType": "readFileTable_table";
};
export type readFileTable_table$key = {
  readonly " $data"?: readFileTable_table$data;
  readonly " $fragmentSpreads": FragmentRefs<"readFileTable_table">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readFileTable_table"
};

(node as any).hash = "275a08c9f9882a90bfd02ab2d61dadf5";

export default node;
