import { decodeBytes } from "#contract/byteText.ts";
import { gitInWorkTree, type WorkTreeLook } from "./gitInWorkTree.ts";
import type { Oid } from "../oid.ts";

/** An entry of an index. `stage` is 0, or of a path in conflict 1 (base), 2 (ours) or 3 (theirs). */
export interface StagedEntry {
  readonly path: string;
  readonly mode: string;
  readonly oid: Oid;
  readonly stage: number;
}

/** Lists the entries of an index in its order, or those in conflict alone. Linear in them. */
export async function lsStages(look: WorkTreeLook, which: "all" | "conflicts"): Promise<readonly StagedEntry[]> {
  const { stdout } = await gitInWorkTree(look, {
    args: ["ls-files", "-z", which === "all" ? "--stage" : "--unmerged"],
  });
  const records = decodeBytes(stdout).split("\0").slice(0, -1);
  return records.map((record) => {
    const tab = record.indexOf("\t");
    const [mode = "", oid = "", stage = "0"] = record.slice(0, tab).split(" ");
    return { path: record.slice(tab + 1), mode, oid, stage: Number(stage) };
  });
}
