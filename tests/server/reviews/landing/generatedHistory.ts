import fc from "fast-check";

/** An edit of a line, a new file, a deletion, a program bit or a rename; or nothing. */
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant("edit"), file: fc.nat(4), line: fc.nat(8) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("add"), file: fc.nat(3), line: fc.nat(8) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("delete"), file: fc.nat(7), line: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("program"), file: fc.nat(4), line: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("rename"), file: fc.nat(4), line: fc.constant(0) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("empty"), file: fc.constant(0), line: fc.constant(0) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const commit = fc.record({ step, author: fc.nat(2) });
const method = fc.constantFrom("merge", "squash", "rebase", "fast-forward");
/** Nothing, or what the target does with a commit of the lower branch. */
const picked = fc.constantFrom("no", "no", "picked", "reverted");

/** A target, a branch, and a branch on that, each of which is reviewed and lands. */
export const history = fc.record({
  main: fc.array(commit, { maxLength: 2 }),
  lower: fc.array(commit, { minLength: 1, maxLength: 3 }),
  upper: fc.array(commit, { minLength: 1, maxLength: 3 }),
  /** True if the target gets another commit between the two landings. */
  isMoved: fc.boolean(),
  picked,
  /** True if the last commit of the lower branch reverts its first. */
  isReverted: fc.boolean(),
  /** True if the first commit of the upper branch deletes a file that the lower branch added. */
  isUndone: fc.boolean(),
  /** A merge of the target at the end of the lower branch: none, one of both sides, or one that adds a file itself. */
  merge: fc.constantFrom("none", "none", "none", "plain", "evil"),
  methods: fc.tuple(method, method),
});
export type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never;

interface File {
  readonly mode: "100644" | "100755";
  readonly lines: readonly string[];
}
type Files = ReadonlyMap<string, File>;

export const AUTHORS = ["Ada <ada@example.org>", "Grace <grace@example.org>", "Lin <lin@example.org>"] as const;

/** The file that the first commit of the lower branch adds. */
const ADDED: Files = new Map([["lower.txt", { mode: "100644", lines: ["lower"] }]]);

/** Writes generated histories as the input of `git fast-import`. */
export class HistoryWriter {
  readonly #commands: string[] = [];
  #count = 0;

  #commit(ref: string, message: string, author: number, files: Files, parents: readonly string[]): string {
    this.#count += 1;
    const at = `${1_700_000_000 + 60 * this.#count} +0000`;
    this.#commands.push(
      `commit refs/heads/${ref}\nmark :${this.#count}\n`,
      `author ${AUTHORS[author]} ${at}\ncommitter Carl <carl@example.org> ${at}\n${dataOf(message)}`,
      ...parents.map((parent, index) => `${index === 0 ? "from" : "merge"} ${parent}\n`),
      "deleteall\n",
      ...[...files].map(([path, { mode, lines }]) => `M ${mode} inline ${path}\n${dataOf(`${lines.join("\n")}\n`)}`),
    );
    return `:${this.#count}`;
  }

  /** Writes the branches `main-<at>`, `lower-<at>` and `upper-<at>`. */
  write(at: number, { main, lower, upper, picked: how, isReverted, isUndone, merge }: History): void {
    const begin: Files = new Map(
      [0, 1, 2, 3, 4].map((file) => [nameOf(file), { mode: "100644", lines: linesOf(file) }]),
    );
    const root = this.#commit(`main-${at}`, "begin", 0, begin, []);
    const [first] = lower;
    let [files, tip] = [begin, root];
    for (const [index, { step: one, author }] of main.entries()) {
      files = after(files, one, `main ${index}`);
      tip = this.#commit(`main-${at}`, `main ${index}`, author, files, [tip]);
    }
    if (how !== "no" && first !== undefined) {
      const before = files;
      files = new Map([...after(files, first.step, "lower 0"), ...ADDED]);
      tip = this.#commit(`main-${at}`, "picked", 0, files, [tip]);
      if (how === "reverted") tip = this.#commit(`main-${at}`, "revert picked", 0, (files = before), [tip]);
    }
    const [target, targetFiles] = [tip, files];
    [files, tip] = [begin, root];
    for (const [index, { step: one, author }] of lower.entries()) {
      files = new Map([...after(files, one, `lower ${index}`), ...ADDED]);
      tip = this.#commit(`lower-${at}`, `lower ${index}`, author, files, [tip]);
    }
    if (isReverted && first !== undefined && lower.length === 1)
      tip = this.#commit(`lower-${at}`, "revert lower 0", 1, (files = begin), [tip]);
    if (merge !== "none" && target !== root) {
      const typed: Files = new Map([["typed.txt", { mode: "100644", lines: ["typed"] }]]);
      files = new Map([...mergedFiles(begin, files, targetFiles), ...(merge === "evil" ? typed : [])]);
      tip = this.#commit(`lower-${at}`, "merge main", 0, files, [tip, target]);
    }
    for (const [index, { step: one, author }] of upper.entries()) {
      files = after(files, one, `upper ${index}`);
      if (isUndone) files = new Map([...files].filter(([path]) => !ADDED.has(path)));
      tip = this.#commit(`upper-${at}`, `upper ${index}`, author, files, [tip]);
    }
  }

  toString(): string {
    return this.#commands.join("");
  }
}

function dataOf(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}

const nameOf = (file: number): string => (file < 3 ? `file-${file}.txt` : `dir/file-${file}.txt`);

function linesOf(file: number): readonly string[] {
  return Array.from({ length: 9 }, (_, line) => `${file}.${line} of the beginning`);
}

function after(files: Files, { kind, file, line }: Step, text: string): Files {
  const path = [nameOf(file), `moved-${file}.txt`, `new-${file % 4}.txt`].find((name) => files.has(name));
  if (kind === "add") return new Map([...files, [`new-${file}.txt`, { mode: "100644", lines: [`${text} ${line}`] }]]);
  const found = path === undefined ? undefined : files.get(path);
  if (kind === "empty" || path === undefined || found === undefined) return files;
  const others = [...files].filter(([name]) => name !== path);
  if (kind === "delete") return new Map(others);
  if (kind === "rename") return new Map([...others, [`moved-${file}.txt`, found]]);
  if (kind === "program") return new Map([...others, [path, { ...found, mode: "100755" }]]);
  const at = Math.min(line, found.lines.length - 1);
  return new Map([...others, [path, { ...found, lines: found.lines.with(at, `${text}, ${file}.${line}`) }]]);
}

/** Merges file by file: theirs if ours is unchanged since the base, else ours. */
function mergedFiles(base: Files, ours: Files, theirs: Files): Files {
  const paths = [...new Set([...ours.keys(), ...theirs.keys()])];
  return new Map(
    paths.flatMap((path) => {
      const file = ours.get(path) === base.get(path) ? theirs.get(path) : ours.get(path);
      return file === undefined ? [] : [[path, file] as const];
    }),
  );
}
