import { readObjects } from "./catFile.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { readShallow } from "./readShallow.ts";

/** What is read of each commit: its parents stand there, but for some of a merge of dozens. */
const HEAD_BYTES = 4096;
/** How long it is looked for them: what is found by then spares git as many walks. */
const LOOK_MS = 2000;

/**
 * Finds commits that led to others and cannot be read, the nearest first, as many as come up within two seconds. Reads each
 * commit once, some 20 µs where many lines of history run beside each other and 100 µs where one does; no process is started.
 */
export async function missingCommits(
  repository: Repository,
  tips: readonly Oid[],
  options: ReadOptions = {},
): Promise<readonly Oid[]> {
  const shallow = await readShallow(repository);
  const end = performance.now() + LOOK_MS;
  const seen = new Set(tips);
  const missing: Oid[] = [];
  let level = [...seen];
  while (level.length > 0 && performance.now() < end) {
    const objects = await readObjects(repository, level, { ...options, maxBytes: HEAD_BYTES, isCut: true });
    const next: Oid[] = [];
    for (const [at, oid] of level.entries()) {
      const object = objects[at] ?? null;
      if (object?.type !== "commit") missing.push(oid);
      else if (!shallow.has(oid)) next.push(...parentsIn(object.content));
    }
    level = [...new Set(next)].filter((oid) => !seen.has(oid));
    for (const oid of level) seen.add(oid);
  }
  return missing;
}

function parentsIn(content: Buffer): readonly Oid[] {
  const [head = ""] = content.toString("latin1").split("\n\n");
  return Array.from(head.matchAll(/^parent ([0-9a-f]{40,64})$/gmu), ([, oid = ""]) => oid);
}
