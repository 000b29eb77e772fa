import { gitInWorkTree, type WorkTreeLook } from "./gitInWorkTree.ts";
import type { Oid } from "../oid.ts";

/** Tells whether a store lacks some contents that it once had: what no ref leads to goes with the next `git gc`. */
export async function missingBlobs(look: Omit<WorkTreeLook, "indexFile">, oids: readonly Oid[]): Promise<boolean> {
  if (oids.length === 0) return false;
  const args = ["cat-file", "--batch-check=%(objecttype)"];
  const input = Buffer.from(oids.map((oid) => `${oid}\n`).join(""));
  const { stdout } = await gitInWorkTree({ ...look, indexFile: "/dev/null" }, { args, input });
  return / missing$/mu.test(stdout.toString("latin1"));
}
