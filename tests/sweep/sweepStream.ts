import { encodeBytes } from "#contract/byteText.ts";
import { seededRandom } from "#tests/bench/seededRandom.ts";

const SIGNED = "Sweep <sweep@example.com> 1700000000 +0000";
const WORDS = ["proof", "galley", "column", "anchor", "thread", "digest", "press", "margin", "folio", "quire"];
/** Unusual text in a line: wide, joined, right-to-left, invisible, not UTF-8, or markup. */
const ODD = [
  "漢字とかな",
  "👩‍👩‍👧 🏳️‍🌈",
  "e\u0301a\u0308",
  "\u202Eright to left\u202C",
  "zero\u200Bwidth",
  "caf\uDCE9",
  "\u0007\u001b[31m",
  "<b>&amp;</b>",
  "\u00A0\u3000",
  "\uFEFFbom",
];
const PATHS = ["a.ts", "b.py", "src/c.css", "src/deep/er/d.md", "e", "lock/package-lock.json"];
const ODD_PATHS = [
  "na\uDCEFve.txt",
  "with space.txt",
  'quo"te.txt',
  "tab\there.txt",
  "-dash",
  "漢字.js",
  "back\\slash.html",
];
const LINE_LONG = 12_000;

type Random = () => number;
/** The lines of a file, each with its line ending; the last may have none. */
type Lines = readonly string[];

/**
 * Writes this many commits as input for `git fast-import`. Each makes a few typical edits: changed words, moved and
 * indented blocks, renames, copies, other line endings, wide and invisible characters, long lines, odd names. The
 * commits are always the same.
 */
export function* sweepStream(commits: number): Generator<Uint8Array> {
  const random = seededRandom(7);
  const files = new Map<string, Lines>();
  for (let number = 1; number <= commits; number++) {
    const before = new Map(files);
    if (number === 1) for (const path of [...PATHS, ...ODD_PATHS]) files.set(path, newLines(5 + random() * 60, random));
    else for (let actions = 1 + random() * 5; actions >= 1; actions--) change(files, random);
    const message = `Commit ${number}`;
    yield encodeBytes(
      `commit refs/heads/main\nmark :${number}\ncommitter ${SIGNED}\ndata ${message.length}\n${message}\n`,
    );
    if (number > 1) yield encodeBytes(`from :${number - 1}\n`);
    for (const path of before.keys()) if (!files.has(path)) yield encodeBytes(`D ${quoted(path)}\n`);
    for (const [path, lines] of files) {
      if (before.get(path) === lines) continue;
      const content = encodeBytes(lines.join(""));
      yield encodeBytes(`M ${random() < 0.95 ? 100644 : 100755} inline ${quoted(path)}\ndata ${content.length}\n`);
      yield content;
      yield encodeBytes("\n");
    }
    yield encodeBytes("\n");
  }
}

/** Makes one edit to one file, or to two. */
function change(files: Map<string, Lines>, random: Random): void {
  const path = pick([...files.keys()], random);
  const lines = files.get(path) ?? [];
  const at = Math.floor(random() * lines.length);
  const to = Math.min(lines.length, at + 1 + Math.floor(random() * 12));
  const block = lines.slice(at, to);
  const without = [...lines.slice(0, at), ...lines.slice(to)];
  const actions: readonly (() => void)[] = [
    () => files.set(path, edited(lines, random)),
    () => files.set(path, edited(edited(lines, random), random)),
    () => files.set(path, [...lines.slice(0, at), ...newLines(1 + random() * 20, random), ...lines.slice(at)]),
    () => files.set(path, without),
    () =>
      files.set(
        path,
        lines.map((line, index) => (index >= at && index < to ? `\t${line}` : line)),
      ),
    () => files.set(path, inserted(without, block, random)),
    () => {
      const other = pick([...files.keys()], random);
      if (other === path) return;
      files.set(path, without);
      files.set(other, inserted(files.get(other) ?? [], block, random));
    },
    () => {
      files.delete(path);
      files.set(
        `moved/${pick(WORDS, random)}${Math.floor(random() * 99)}.ts`,
        random() < 0.5 ? lines : edited(lines, random),
      );
    },
    () => files.set(`copy of ${pick(WORDS, random)}.ts`, edited(lines, random)),
    () => files.set(`new/${pick(WORDS, random)}.ts`, newLines(random() * 90, random)),
    () => files.size > 4 && files.delete(path),
    () =>
      files.set(
        path,
        lines.map((line) => (line.endsWith("\r\n") ? line.replace("\r\n", "\n") : line.replace("\n", "\r\n"))),
      ),
    () => files.set(path, [...lines.slice(0, -1), (lines.at(-1) ?? "").replace(/\n$/, "")]),
    () =>
      files.set(path, [...lines.slice(0, at), `const long = "${"x, ".repeat(LINE_LONG / 3)}";\n`, ...lines.slice(at)]),
    () => files.set(path, Array.from({ length: 3 }, () => newLines(120, random)).flat()),
  ];
  pick(actions, random)();
}

/** Changes a word here and there. */
function edited(lines: Lines, random: Random): Lines {
  return lines.map((line) =>
    random() < 0.08 ? line.replace(/\w+/, () => `${pick(WORDS, random)}_${Math.floor(random() * 1e4)}`) : line,
  );
}

function inserted(lines: Lines, block: Lines, random: Random): Lines {
  const at = Math.floor(random() * (lines.length + 1));
  // A line without a line ending now continues with the next line, as in an editor.
  return [...lines.slice(0, at), ...block, ...lines.slice(at)];
}

function newLines(count: number, random: Random): Lines {
  return Array.from({ length: Math.floor(count) }, () => {
    const indent = pick(["", "", "  ", "\t", "    ", "\t\t "], random);
    const odd = random() < 0.08 ? ` ${pick(ODD, random)} ` : " ";
    const length = random() < 0.05 ? 40 : 1 + Math.floor(random() * 8);
    const lineText = Array.from({ length }, () => pick(WORDS, random)).join(pick([" ", ", ", "."], random));
    return random() < 0.1 ? "\n" : `${indent}${lineText}${odd}${Math.floor(random() * 1e4)}\n`;
  });
}

/** Quotes a path for fast-import: in quotation marks, with the three special characters escaped. */
function quoted(path: string): string {
  return `"${path.replace(/["\\]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
}
