import { lstat } from "node:fs/promises";
import { join } from "node:path";
import type { Repository } from "../Repository.ts";
import { unlessMissing } from "./fsErrors.ts";

/** A file by which a program keeps others from moving refs. It does not name its owner, so it is never removed. */
export interface RefLock {
  readonly path: string;
  /** Null if that cannot be determined. */
  readonly ageMs: number | null;
}

/** The files in which git stores all refs that have no file of their own. It locks them, and replaces them as a whole. */
export const REF_TABLES: readonly string[] = ["packed-refs", "reftable/tables.list"];

/** Finds a lock that keeps refs from being moved; null if there is none. Reads the status of two files and one for each ref. */
export async function findRefLock(
  { commonDir }: Pick<Repository, "commonDir">,
  refs: readonly string[],
): Promise<RefLock | null> {
  const found = await Promise.all(
    [...refs, ...REF_TABLES].map(async (name): Promise<RefLock | null> => {
      const path = join(commonDir, `${name}.lock`);
      const stats = await unlessMissing(lstat(path)).catch((): "unseen" => "unseen");
      return stats === null ? null : { path, ageMs: stats === "unseen" ? null : Date.now() - stats.mtimeMs };
    }),
  );
  return found.find((lock) => lock !== null) ?? null;
}

/** The units of an age, and how many milliseconds each has. */
const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;

/** Formats an age with its largest unit, such as "2 hours". */
export function ageText(ms: number): string {
  const [unit, length] = UNITS.find(([, one]) => ms >= 2 * one) ?? ["second", 1000];
  return new Intl.NumberFormat("en", { style: "unit", unit, unitDisplay: "long" }).format(
    Math.max(0, Math.floor(ms / length)),
  );
}
