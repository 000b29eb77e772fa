import { join } from "node:path";
import { isRecord } from "#contract/isRecord.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { DeedRecords } from "./DeedRecords.ts";

/** Snapshots that a deed takes away. */
export interface DropRecord {
  readonly going: readonly { readonly ref: string; readonly keeper: string }[];
  /** How many others there are. */
  readonly stay: number;
}

/** Deeds that are known again: a client asks once more within moments. */
const KEPT = 20;

/** What the last deeds took of a repository's snapshots, by the names that clients gave them, so that none is done twice. */
export const dropRecords = {
  /** Waits for one's turn among those who take snapshots away. */
  turn(repository: Repository): Promise<() => Promise<void>> {
    return recordsOf(repository).turn();
  },
  /** Null where there is none of the name, or no more. */
  async read(repository: Repository, name: string): Promise<DropRecord | null> {
    return recordIn(await recordsOf(repository).read(name));
  },
  async write(repository: Repository, name: string, record: DropRecord): Promise<void> {
    await recordsOf(repository).write(name, record);
  },
  async remove(repository: Repository, name: string): Promise<void> {
    await recordsOf(repository).remove(name);
  },
} as const;

function recordsOf({ shadow }: Repository): DeedRecords {
  return new DeedRecords(join(shadow, "drops"), KEPT);
}

/** Null for what is none of ours. */
function recordIn(value: unknown): DropRecord | null {
  if (!isRecord(value)) return null;
  const { going, stay } = value;
  if (!Array.isArray(going) || typeof stay !== "number") return null;
  const refs = going.map(refIn);
  return refs.every((one) => one !== null) ? { going: refs, stay } : null;
}

function refIn(value: unknown): DropRecord["going"][number] | null {
  if (!isRecord(value)) return null;
  const { ref, keeper } = value;
  return typeof ref === "string" && typeof keeper === "string" ? { ref, keeper } : null;
}
