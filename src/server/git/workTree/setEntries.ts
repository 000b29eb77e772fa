import { encodeBytes } from "#contract/byteText.ts";
import { gitInWorkTree, type WorkTreeLook } from "./gitInWorkTree.ts";
import type { Oid } from "../oid.ts";

/** What is to stand in an index at a path; null for nothing. */
export interface IndexChange {
  readonly path: string;
  readonly entry: { readonly mode: string; readonly oid: Oid } | null;
}

/** Puts entries into a private index without looking at files; a path that was in conflict is so no more. */
export async function setEntries(look: WorkTreeLook, changes: readonly IndexChange[]): Promise<void> {
  const { emptyTree } = look.repository;
  const lines = changes.map(({ path, entry }) => {
    const { mode, oid } = entry ?? { mode: "0", oid: "0".repeat(emptyTree.length) };
    return Buffer.concat([Buffer.from(`${mode} ${oid}\t`), encodeBytes(path), Buffer.of(0)]);
  });
  await gitInWorkTree(look, { args: ["update-index", "-z", "--replace", "--index-info"], input: Buffer.concat(lines) });
}
