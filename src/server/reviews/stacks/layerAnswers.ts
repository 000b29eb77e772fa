import { readBlobs } from "#server/git/objects/readBlobs.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { findTreeEntry } from "#server/git/trees/readTree.ts";
import { storeRefs } from "../store/storeRefs.ts";
import type { LayerAnswer } from "./matchLayers.ts";

/** Answers, and a key that differs once they change. */
export interface LayerAnswers {
  readonly version: string;
  readonly answers: readonly LayerAnswer[];
}

export const ANSWERS_PATH = "layers";
/** Far more than the answers take. */
const FILE_BYTES_MAX = 1024 * 1024;
const NEW_LAYER = "-";
const ANSWERS_MAX = 1000;
const NONE: LayerAnswers = { version: "", answers: [] };
const known = new WeakMap<Repository, LayerAnswers>();

/**
 * Reads the answers of the viewer: below `refs/galley/marks`, one per line. They are private, because a wrong one would move the
 * comments of everybody. Costs one ref if nothing changed; starts no process.
 */
export async function readLayerAnswers(repository: Repository, options: ReadOptions = {}): Promise<LayerAnswers> {
  const ref = storeRefs.private("marks");
  const tip = (await readRefs(repository, [ref])).get(ref);
  const entry = tip === undefined ? null : await findTreeEntry(repository, tip, ANSWERS_PATH, options);
  if (entry === null) return NONE;
  const before = known.get(repository);
  if (before?.version === entry.oid) return before;
  const [content] = await readBlobs(repository, [entry.oid], { ...options, maxBytes: FILE_BYTES_MAX });
  const text = content === undefined || typeof content === "string" ? "" : Buffer.from(content).toString();
  const found = { version: entry.oid, answers: parse(text) };
  known.set(repository, found);
  return found;
}

function parse(text: string): readonly LayerAnswer[] {
  return text.split("\n").flatMap((line) => {
    const [next = "", old = ""] = line.split(" ");
    return isOid(next) && (isOid(old) || old === NEW_LAYER) ? [{ new: next, old: old === NEW_LAYER ? null : old }] : [];
  });
}

/** Puts the answer on a commit into the text of the file, in place of an earlier one; null removes that. */
export function withAnswer(text: string, commit: Oid, answer: LayerAnswer | null): string {
  const others = parse(text).filter((one) => one.new !== commit);
  return [...others, ...(answer === null ? [] : [answer])]
    .slice(-ANSWERS_MAX)
    .map((one) => `${one.new} ${one.old ?? NEW_LAYER}\n`)
    .join("");
}
