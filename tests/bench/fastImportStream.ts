import { seededRandom } from "./seededRandom.ts";
import type { ChangeSize } from "./ChangeSize.ts";

/** The minimum number of unchanged lines between two hunks: git shows three on either side. */
const LINES_BETWEEN = 8;

/**
 * The size of a file's change as a multiple of the mean: a few files are long and most are short. The mean of these
 * factors is 1.
 */
const SIZES = [0.3, 0.5, 0.5, 0.75, 1, 1.45, 2.5];

const NAMES = ["parse", "render", "commit", "branch", "review", "comment", "anchor", "window", "cursor", "digest"];
const ENDINGS = ["ts", "tsx", "js"];
const SIGNED = "Bench <bench@example.com> 1700000000 +0000";

interface Versions {
  readonly path: string;
  readonly oldPath: string;
  /** Null if the file does not exist. */
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Writes a change of the given size as input for `git fast-import`: two commits on main, tagged `before` and `after`.
 * Every line of a file is different from all other lines in it, so that git finds exactly the lines that were changed.
 * Of a hundred files, two are added, one is removed, one is renamed, and the others are edited. Yields two parts for
 * each file; the same size always yields the same parts.
 */
export function* fastImportStream(changeSize: ChangeSize): Generator<string> {
  yield `commit refs/heads/main\nmark :1\ncommitter ${SIGNED}\ndata 7\nbefore\n\n`;
  for (const { oldPath, before } of versions(changeSize)) if (before !== null) yield modify(oldPath, before);
  yield `reset refs/tags/before\nfrom :1\n\ncommit refs/heads/main\nmark :2\ncommitter ${SIGNED}\ndata 6\nafter\n\nfrom :1\n`;
  for (const { path, oldPath, after } of versions(changeSize)) {
    if (after === null || path !== oldPath) yield `D ${oldPath}\n`;
    if (after !== null) yield modify(path, after);
  }
  yield "reset refs/tags/after\nfrom :2\n\n";
}

function modify(path: string, content: string): string {
  return `M 100644 inline ${path}\ndata ${content.length}\n${content}\n`;
}

function* versions(changeSize: ChangeSize): Generator<Versions> {
  for (let index = 0; index < changeSize.files; index++) {
    const random = seededRandom(index + 1);
    const size = changeSize.files === 1 ? 1 : (SIZES[index % SIZES.length] ?? 1);
    const hunks = Math.max(1, Math.round(changeSize.hunksPerFile * size));
    const path = pathOf(index, random);
    const { before, after } = contents(hunks, changeSize.changedLinesPerHunk, random);
    const turn = index % 100;
    if (turn === 7 || turn === 57) yield { path, oldPath: path, before: null, after };
    else if (turn === 13) yield { path, oldPath: path, before, after: null };
    else if (turn === 29) yield { path, oldPath: path.replace("/src/", "/lib/"), before, after };
    else yield { path, oldPath: path, before, after };
  }
}

function pathOf(index: number, random: () => number): string {
  const folder = `packages/${pick(NAMES, random)}/src/${pick(NAMES, random)}`;
  return `${folder}/${pick(NAMES, random)}${index}.${pick(ENDINGS, random)}`;
}

function contents(hunks: number, changed: number, random: () => number): { before: string; after: string } {
  const before: string[] = [];
  const after: string[] = [];
  let number = 0;
  const keep = (count: number): void => {
    for (let i = 0; i < count; i++) {
      const line = lineOf(number++, random);
      before.push(line);
      after.push(line);
    }
  };
  for (let hunk = 0; hunk < hunks; hunk++) {
    keep(LINES_BETWEEN + Math.floor(random() * LINES_BETWEEN));
    for (let left = 1 + Math.floor(random() * (2 * changed - 1)); left > 0; left--) {
      const line = lineOf(number++, random);
      const kind = random();
      if (kind < 0.5 && left > 1) {
        before.push(line);
        after.push(line.replace(/[a-z]+/, "revised"));
        left--;
      } else if (kind < 0.8) after.push(line);
      else before.push(line);
    }
  }
  keep(LINES_BETWEEN);
  return { before: `${before.join("\n")}\n`, after: `${after.join("\n")}\n` };
}

function lineOf(number: number, random: () => number): string {
  const [first, second, third] = [pick(NAMES, random), pick(NAMES, random), pick(NAMES, random)];
  const indent = "  ".repeat(Math.floor(random() * 4));
  switch (Math.floor(random() * 5)) {
    case 0:
      return `${indent}const ${first}${number} = ${second}("${third}", ${number});`;
    case 1:
      return `${indent}if (${first}.${second} > ${number}) return ${third}(${first});`;
    case 2:
      return `${indent}// The ${first} of line ${number} waits for its ${second} before the ${third} is ready.`;
    case 3:
      return `${indent}${first}.${second}.push({ ${third}: ${number}, name: \`\${${second}}\` });`;
    default:
      return `${indent}export function ${first}${number}(${second}: string, ${third}: number) {`;
  }
}

function pick(list: readonly string[], random: () => number): string {
  return list[Math.floor(random() * list.length)] ?? "";
}
