/**
 * @generated SignedSource<<2a9f3fe32827f4089509c743ae8c7a88>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type EntryKind = "BLOB" | "EXECUTABLE" | "SUBMODULE" | "SYMLINK" | "TREE";
import type { FragmentRefs } from "relay-runtime";
export type NearestPages_folder$data = {
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
  readonly " $fragmentType": "NearestPages_folder";
};
export type NearestPages_folder$key = {
  readonly " $data"?: NearestPages_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"NearestPages_folder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "NearestPages_folder"
};

(node as any).hash = "3e423d349eaa08a4aef731c181b81d88";

export default node;
