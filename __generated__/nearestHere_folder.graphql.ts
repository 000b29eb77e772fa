/**
 * @generated SignedSource<<01730d76545dfed7aabfb0d62067d7ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EntryKind = "BLOB" | "EXECUTABLE" | "SUBMODULE" | "SYMLINK" | "TREE";
import type { FragmentRefs } from "relay-runtime";
export type nearestHere_folder$data = {
  readonly kind: EntryKind | null | undefined;
  readonly lastSeen: {
    readonly commit: {
      readonly oid: string;
    };
    readonly deletedBy: {
      readonly abbreviatedOid: string;
      readonly messageHeadline: string;
      readonly oid: string;
    };
    readonly kind: EntryKind;
  } | null | undefined;
  readonly path: string | null | undefined;
  readonly revision: string | null | undefined;
  readonly " $fragmentType": "nearestHere_folder";
};
export type nearestHere_folder$key = {
  readonly " $data"?: nearestHere_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"nearestHere_folder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "nearestHere_folder"
};

(node as any).hash = "a17e8d6a312e5cdda004b3bc88b6ec36";

export default node;
