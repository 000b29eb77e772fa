import { decodeBytes } from "#contract/byteText.ts";
import { GIT_WALK_MS, NOTE_BYTES } from "#contract/limits.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/Repository.ts";
import { readGit } from "#server/git/processes/readGit.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import { noteLines, type NotesName, storeRefs } from "./storeRefs.ts";

/** A state of a note: the blob that a commit of the notes gave it. */
interface NoteState {
  readonly annotated: Oid;
  readonly blob: Oid;
  /** Seconds since 1970: of the commit. */
  readonly at: number;
}

/** The number of states of a note that are read together, the newest first. */
const STATES = 64;
const COMMIT = "/";
const ENTRY = /^\n?:\d{6} \d{6} [0-9a-f]+ ([0-9a-f]+) [A-Z]/u;
/** Renames are off, so that git reads no files. A merge adds no line: it has those of its parents. */
const ARGS = [
  "log",
  `--format=${COMMIT}%ct`,
  "--raw",
  "--no-abbrev",
  "-z",
  "--root",
  "--full-history",
  "--topo-order",
  "--no-merges",
  "--no-renames",
  "--stdin",
];

/** The time that a line states, as git-appraise and Galley write it. */
const STATED = /^\{"timestamp":"(\d{1,12})"/u;

/**
 * Finds when lines came into notes, for lines that do not say so themselves: the time, in seconds since 1970, of the
 * first commit that has the line in the note of `wanted`, but later than every line that was there before, whatever the
 * clocks. Leaves out lines that no commit has. One process that walks the history of the notes once, and the notes'
 * earlier states back to the first line.
 */
export async function lineTimes(
  repository: Repository,
  name: NotesName,
  wanted: ReadonlyMap<Oid, readonly string[]>,
): Promise<ReadonlyMap<Oid, ReadonlyMap<string, number>>> {
  const states = new Map<Oid, NoteState[]>();
  for (const state of await statesOf(repository, name, [...wanted.keys()])) {
    const known = states.get(state.annotated);
    if (known === undefined) states.set(state.annotated, [state]);
    else known.push(state);
  }
  // Of each line the time at its oldest state yet; deleted first, so that the oldest line comes last.
  const found = new Map([...wanted.keys()].map((annotated) => [annotated, new Map<string, number>()]));
  for (let from = 0; states.size > 0; from += STATES) {
    const next = [...states.values()].flatMap((all) => all.slice(from, from + STATES));
    const oids = next.map(({ blob }) => blob);
    const blobs = await readBlobs(repository, oids, { maxBytes: NOTE_BYTES });
    const going = new Set<Oid>();
    for (const [index, { annotated, at }] of next.entries()) {
      const blob = blobs[index];
      const lines = new Set(blob === undefined || typeof blob === "string" ? [] : noteLines(blob));
      const there = (wanted.get(annotated) ?? []).filter((line) => lines.has(line));
      if (there.length === 0) continue;
      going.add(annotated);
      const times = found.get(annotated);
      const time = afterAll(at, lines);
      for (const line of there.toReversed()) {
        times?.delete(line);
        times?.set(line, time);
      }
    }
    for (const annotated of states.keys()) if (!going.has(annotated)) states.delete(annotated);
  }
  return new Map([...found].map(([annotated, times]) => [annotated, increasing(times)]));
}

/** Returns a time, or the second after the last one that lines state if that is later. */
function afterAll(at: number, lines: ReadonlySet<string>): number {
  return [...lines].reduce((last, line) => Math.max(last, Number(STATED.exec(line)?.[1] ?? -1) + 1), at);
}

/** Gives each line a later time than the one that came before it. The newest line is first. */
function increasing(times: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  let last = 0;
  return new Map([...times].toReversed().map(([line, time]) => [line, (last = Math.max(time, last + 1))]));
}

/** Lists the states of notes in both scopes, the newest first, whatever the fan-out of their trees. */
async function statesOf(
  repository: Repository,
  name: NotesName,
  annotated: readonly Oid[],
): Promise<readonly NoteState[]> {
  const refs = [storeRefs.notes(name, "public"), storeRefs.notes(name, "private")];
  const tips = [...(await readRefs(repository, refs)).values()];
  if (tips.length === 0 || annotated.length === 0) return [];
  const paths = annotated.flatMap((oid) => [0, 1, 2, 3].map((depth) => fannedOut(oid, depth)));
  const input = `${[...tips, "--", ...paths].join("\n")}\n`;
  const limits = { signal: repository.closing, timeoutMs: GIT_WALK_MS };
  const { stdout } = await readGit(repository, { args: ARGS, input, ...limits });
  const states: NoteState[] = [];
  let at = 0;
  let blob: Oid | null = null;
  for (const field of decodeBytes(stdout).split("\0")) {
    const added: Oid | null = ENTRY.exec(field)?.[1] ?? null;
    if (field.startsWith(COMMIT)) at = Number(field.slice(COMMIT.length));
    else if (blob !== null) states.push({ annotated: field.replaceAll("/", ""), blob, at });
    blob = added !== null && !/^0+$/u.test(added) ? added : null;
  }
  return states;
}

function fannedOut(oid: Oid, depth: number): string {
  const folders = Array.from({ length: depth }, (_, index) => oid.slice(index * 2, index * 2 + 2));
  return [...folders, oid.slice(depth * 2)].join("/");
}
