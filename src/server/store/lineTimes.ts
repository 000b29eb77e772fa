import { decodeBytes } from "#contract/byteText.ts";
import { GIT_WALK_MS } from "#contract/limits.ts";
import type { Oid } from "#server/git/oid.ts";
import { streamGit } from "#server/git/processes/readGit.ts";
import { eachLine } from "#server/git/processes/streams.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import type { Repository } from "#server/git/Repository.ts";
import { type NotesName, storeRefs } from "./storeRefs.ts";

const COMMIT = "/";
const NOTE = "+++ ";
/** A merge adds no line: it has those of its parents. */
const ARGS = [
  "log",
  `--format=${COMMIT}%ct`,
  ..."-p -U0 --text --no-prefix --no-color --no-ext-diff --no-textconv --root --full-history".split(" "),
  ..."--topo-order --reverse --no-merges --no-renames --stdin".split(" "),
];

/** The time that a line states, as git-appraise and Galley write it. */
const STATED = /^\{"timestamp":"(\d{1,12})"/u;

/**
 * Finds when lines came into notes, for lines that do not say so themselves: the time, in seconds since 1970, of the
 * first commit that added the line to the note of `wanted`, but later than every line that was there before, whatever
 * the clocks. Leaves out lines that no commit added. One process that prints the history of these notes once.
 */
export async function lineTimes(
  repository: Repository,
  name: NotesName,
  wanted: ReadonlyMap<Oid, readonly string[]>,
): Promise<ReadonlyMap<Oid, ReadonlyMap<string, number>>> {
  const notes = new Map(
    Array.from(wanted, ([annotated, lines]) => [
      annotated,
      { lines: new Set(lines), times: new Map<string, number>(), last: 0 },
    ]),
  );
  const refs = [storeRefs.notes(name, "public"), storeRefs.notes(name, "private")];
  const tips = [...(await readRefs(repository, refs)).values()];
  const paths = [...wanted.keys()].flatMap((oid) => [0, 1, 2, 3].map((depth) => fannedOut(oid, depth)));
  let at = 0;
  let note = notes.get("");
  const take = eachLine((text) => {
    if (text.startsWith(COMMIT)) at = Number(text.slice(COMMIT.length));
    else if (text.startsWith(NOTE)) note = notes.get(text.slice(NOTE.length).replaceAll("/", ""));
    else if (note !== undefined && text.startsWith("+")) {
      const line = decodeBytes(Buffer.from(text.slice(1), "latin1"));
      note.last = Math.max(note.last, Number(STATED.exec(line)?.[1] ?? 0));
      if (note.lines.delete(line)) note.times.set(line, (note.last = Math.max(at, note.last + 1)));
    }
  });
  const input = `${[...tips, "--", ...paths].join("\n")}\n`;
  const limits = { signal: repository.closing, timeoutMs: GIT_WALK_MS, maxBytes: Infinity };
  if (tips.length > 0 && paths.length > 0) await streamGit(repository, { args: ARGS, input, ...limits }, take);
  return new Map(Array.from(notes, ([annotated, { times }]) => [annotated, times]));
}

function fannedOut(oid: Oid, depth: number): string {
  const folders = Array.from({ length: depth }, (_, index) => oid.slice(index * 2, index * 2 + 2));
  return [...folders, oid.slice(depth * 2)].join("/");
}
