import { readFile } from "node:fs/promises";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

/** What an author did from one state of a change to the next, besides further edits. */
export type StateMove =
  | "rebase"
  | "amend"
  | "squash"
  | "split"
  | "reorder"
  | "snapshot"
  | "renamed by the base"
  | "conflict";

/** Two states of one change, generated from edit scripts, with the differences that must be reported. */
export interface TwoStates {
  readonly move: StateMove;
  readonly older: { readonly base: string; readonly head: string };
  readonly newer: { readonly base: string; readonly head: string };
  /** The lines that only the author removed, and those that only the author added, by file of the newer state. */
  readonly expected: ReadonlyMap<string, readonly string[]>;
  /** The files in which the older change does not fit the newer base. */
  readonly conflicts: readonly string[];
}

/** An edit of one line, identified by its text, which is unique in the whole repository. */
interface Edit {
  readonly file: string;
  readonly line: string;
  readonly kind: "replace" | "delete" | "add";
  readonly text: string;
}

type Tree = ReadonlyMap<string, readonly string[]>;

const FILES = ["a.txt", "dir/b.txt", "dir/deep/c.txt"];
const LINES = 72;
/** Only every sixth line is edited, even ones by the base and odd ones by the author, so that edits never touch. */
const STEP = 6;
export const STATE_MOVES: readonly StateMove[] = [
  "rebase",
  "amend",
  "squash",
  "split",
  "reorder",
  "snapshot",
  "renamed by the base",
  "conflict",
];

/** A generator of numbers from 0 to below 1 that is deterministic for a seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function applied(tree: Tree, edits: readonly Edit[]): Tree {
  const after = new Map(tree);
  for (const { file, line, kind, text } of edits) {
    const lines = [...(after.get(file) ?? [])];
    const at = lines.indexOf(line);
    if (at < 0) throw new Error(`${file} has no line ${line}`);
    if (kind === "replace") lines.splice(at, 1, text);
    else if (kind === "delete") lines.splice(at, 1);
    else lines.splice(at + 1, 0, text);
    after.set(file, lines);
  }
  return after;
}

function renamed(tree: Tree, names: ReadonlyMap<string, string>): Tree {
  return new Map([...tree].map(([file, lines]) => [names.get(file) ?? file, lines]));
}

/** Every line is unique, so the difference is known from the set of lines. */
function differences(from: Tree, to: Tree): ReadonlyMap<string, readonly string[]> {
  const textsOf = new Map<string, readonly string[]>();
  for (const [file, lines] of to) {
    const before = from.get(file) ?? [];
    const gone = before.filter((line) => !lines.includes(line)).map((line) => `-${line}`);
    const come = lines.filter((line) => !before.includes(line)).map((line) => `+${line}`);
    if (gone.length + come.length > 0) textsOf.set(file, [...gone, ...come].toSorted());
  }
  return textsOf;
}

/** Creates a repository with many generated pairs of states, by one `git fast-import`. */
export async function randomStates(
  seed: number,
  count: number,
  objectFormat: "sha1" | "sha256" = "sha1",
): Promise<{ readonly repo: TempRepo; readonly cases: readonly TwoStates[] }> {
  const repo = await tempRepo({ objectFormat });
  const next = random(seed);
  const below = (limit: number): number => Math.floor(next() * limit);
  const stream: string[] = [];
  let marks = 0;
  let words = 0;
  const word = (who: string): string => `${who} ${(words += 1)} ${below(1e6).toString(36)}`;

  function commit(tree: Tree, parent: number | null, message: string): number {
    marks += 1;
    const who = `committer Ada Proof <ada@example.org> ${1_700_000_000 + marks} +0000`;
    stream.push(`commit refs/heads/all\nmark :${marks}\n${who}\ndata ${message.length}\n${message}\n`);
    if (parent !== null) stream.push(`from :${parent}\n`);
    stream.push("deleteall\n");
    for (const [file, lines] of tree) {
      const text = lines.map((line) => `${line}\n`).join("");
      stream.push(`M 100644 inline ${file}\ndata ${text.length}\n${text}\n`);
    }
    stream.push("reset refs/heads/all\n\n");
    return marks;
  }

  function commits(tree: Tree, parent: number, groups: readonly (readonly Edit[])[]): { tree: Tree; mark: number } {
    let [now, mark] = [tree, parent];
    for (const [index, edits] of groups.entries()) {
      now = applied(now, edits);
      mark = commit(now, mark, `Step ${index} of ${edits.map(({ line }) => line).join()}`);
    }
    return { tree: now, mark };
  }

  /** Picks lines that nobody else edits: every sixth line of a file, for the base and the author in turn. */
  function edits(start: Tree, whose: "base" | "author", many: number): readonly Edit[] {
    const places = new Set<string>();
    while (places.size < many) {
      const slot = below(LINES / STEP / 2) * 2 + (whose === "base" ? 0 : 1);
      places.add(`${below(FILES.length)} ${slot * STEP}`);
    }
    return [...places].map((place): Edit => {
      const [file = 0, line = 0] = place.split(" ").map(Number);
      const name = FILES[file] ?? "";
      const kind = (["replace", "delete", "add"] as const)[below(3)] ?? "add";
      return { file: name, line: start.get(name)?.[line] ?? "", kind, text: word(whose) };
    });
  }

  const made = Array.from({ length: count }, (_, index) => {
    const move = STATE_MOVES[index % STATE_MOVES.length] ?? "rebase";
    const start: Tree = new Map(FILES.map((file) => [file, Array.from({ length: LINES }, () => word("line"))]));
    const root = commit(start, null, "Begin");
    const written = edits(start, "author", 3 + below(4));
    const middle = 1 + below(written.length - 1);
    const grouped = (all: readonly Edit[]): readonly (readonly Edit[])[] => [all.slice(0, middle), all.slice(middle)];
    const older = commits(start, root, grouped(written));

    const ofBase =
      move === "amend" || (move === "snapshot" && below(2) === 0) ? [] : edits(start, "base", 1 + below(6));
    const [clash] = written;
    const conflict: readonly Edit[] =
      move === "conflict" && clash !== undefined ? [{ ...clash, kind: "replace", text: word("base") }] : [];
    const names = new Map(move === "renamed by the base" ? [["dir/b.txt", "other/b.txt"]] : []);
    const plainBase = applied(start, [...ofBase, ...conflict]);
    const based = renamed(plainBase, names);
    const base = ofBase.length + conflict.length === 0 ? root : commit(based, root, "Theirs");
    const rename = (edit: Edit): Edit => ({ ...edit, file: names.get(edit.file) ?? edit.file });

    const isResolved = (edit: Edit): boolean => conflict.length === 0 || edit !== clash;
    const kept = written.filter(isResolved).map(rename);
    // The author's further edits: none, another text for an edit, one edit less, or one more.
    const [last] = kept.slice(-1);
    const dice = move === "conflict" ? 0 : below(4);
    const changed: readonly Edit[] =
      dice === 1 && last !== undefined
        ? [...kept.slice(0, -1), { ...last, kind: "replace", text: word("author") }]
        : dice === 2
          ? kept.slice(0, -1)
          : kept;
    const groups =
      move === "squash" || move === "snapshot"
        ? [changed]
        : move === "split"
          ? changed.map((edit) => [edit])
          : move === "reorder"
            ? [changed.slice(2), changed.slice(0, 2)]
            : grouped(changed);
    const newer = commits(based, base, groups);
    const conflicts = conflict.map(({ file }) => file);
    const whole = conflict.length > 0 ? newer.tree : applied(based, written.map(rename));
    return {
      move,
      marks: [root, older.mark, base, newer.mark],
      expected: differences(whole, newer.tree),
      conflicts,
    };
  });

  stream.push("done\n");
  const markFile = `${repo.path}/.git/marks`;
  await repo.gitBytes(["fast-import", "--quiet", "--done", `--export-marks=${markFile}`], {
    input: Buffer.from(stream.join("")),
  });
  const text = await readFile(markFile, "utf8");
  const oids = new Map(text.split("\n").map((line) => [Number(line.slice(1).split(" ")[0]), line.split(" ")[1] ?? ""]));
  const cases = made.map(({ marks: [a = 0, b = 0, c = 0, d = 0], ...rest }) => ({
    ...rest,
    older: { base: oids.get(a) ?? "", head: oids.get(b) ?? "" },
    newer: { base: oids.get(c) ?? "", head: oids.get(d) ?? "" },
  }));
  return { repo, cases };
}
