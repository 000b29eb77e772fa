import type { HistorySize } from "./HistorySize.ts";

/** The file that every hundredth commit changes, and its number of lines. */
export const HOT_FILE = "src/hot.ts";
const HOT_EVERY = 100;
const HOT_LINES = 500;
/** A file that never changes after its first commit. */
export const COLD_FILE = "docs/cold.md";
/** The number of parallel branches that never end; each is merged into `main` after this many of its commits. */
const SIDE_BRANCHES = 8;
const JOIN_EVERY = 6;
/** The number of files that a branch changes in one commit; the branch is compared with main. */
const WIDE_FILES = 2000;
const AUTHORS = 40;
const FOLDERS = 40;

/**
 * Writes a history for git fast-import: all files in the first commit, then one small change per commit on eight
 * parallel branches, which are merged into `main` repeatedly. Mark 1 is the first commit. The branch `topic` leaves
 * main near its end; `wide` changes 2,000 files there. The same size produces the same commits.
 */
export function* historyStream(size: HistorySize): Generator<string> {
  const hot = Array.from({ length: HOT_LINES }, (_, at) => `export const hot${at} = 0;\n`);
  const tips = new Map<string, number>();
  let mark = 0;
  let now = 1_000_000_000;
  function commit(branch: string, message: string, parents: readonly number[], changes: string): string {
    const number = ++mark;
    now += 60;
    const author = `Author ${number % AUTHORS} <author${number % AUTHORS}@example.org> ${now} +0000`;
    const [from, ...others] = parents;
    // Git reads a tree again for each `from`, so `from` is written only if the parent is a different commit.
    const continues = from === tips.get(branch) ? "" : `from :${from}\n`;
    const lineage = from === undefined ? "" : continues + others.map((parent) => `merge :${parent}\n`).join("");
    tips.set(branch, number);
    const head = `commit refs/heads/${branch}\nmark :${number}\nauthor ${author}\ncommitter ${author}\n`;
    return `${head}data ${message.length}\n${message}\n${lineage}${changes}\n`;
  }

  let first = modify(COLD_FILE, "never changed\n") + modify(HOT_FILE, hot.join(""));
  for (let at = 0; at < size.files - 2; at++) first += modify(pathOf(at), textOf(at, 0));
  yield commit("main", "Begin with all files", [], first);
  let main = mark;
  const sideBranches = Array.from({ length: SIDE_BRANCHES }, () => ({ tip: main, changes: new Map<string, string>() }));
  const seldom = Math.max(10, Math.floor(size.commits / 20));
  while (mark < size.commits - 8) {
    const sideBranch = sideBranches[mark % SIDE_BRANCHES];
    if (sideBranch === undefined) break;
    if (sideBranch.changes.size === JOIN_EVERY) {
      if (sideBranch.changes.has(HOT_FILE)) sideBranch.changes.set(HOT_FILE, modify(HOT_FILE, hot.join("")));
      yield commit(
        "main",
        `Merge lane ${mark % SIDE_BRANCHES}`,
        [main, sideBranch.tip],
        [...sideBranch.changes.values()].join(""),
      );
      main = mark;
      sideBranch.changes.clear();
      continue;
    }
    const number = mark + 1;
    const isHot = number % HOT_EVERY === 0;
    hot[number % HOT_LINES] = `export const hot${number % HOT_LINES} = ${number};\n`;
    // Files are changed in turn, in an order that is spread over all folders.
    const file = Math.floor((number * 7919) % Math.max(1, size.files - 2));
    const path = isHot ? HOT_FILE : pathOf(file);
    const change = modify(path, isHot ? hot.join("") : textOf(file, number));
    const message = number % seldom === 0 ? "Repair the needle in it" : `Change file ${file} for reason ${number % 97}`;
    yield commit(`lane${mark % SIDE_BRANCHES}`, message, [sideBranch.tip], change);
    sideBranch.tip = mark;
    sideBranch.changes.set(path, change);
  }
  yield commit("topic", "Start a topic", [main], modify(pathOf(3), "topic\n"));
  yield commit("topic", "Go on with it", [mark], modify(pathOf(4), "topic\n"));
  const files = Math.min(WIDE_FILES, size.files - 2);
  const wide = Array.from({ length: files }, (_, at) => modify(pathOf(at), textOf(at, size.commits * 2))).join("");
  yield commit("wide", "Change many files", [main], wide);
  yield commit("main", "End", [main], modify(pathOf(5), "end\n"));
}

/** Returns the path of a file: forty files in a folder, and as many folders in each parent folder. */
function pathOf(file: number): string {
  const folder = Math.floor(file / FOLDERS);
  return `src/area${Math.floor(folder / FOLDERS)}/part${folder % FOLDERS}/file${file % FOLDERS}.ts`;
}

function textOf(file: number, version: number): string {
  const lines = Array.from(
    { length: 8 },
    (_, at) => `export const value${at} = ${file * 8 + (at === version % 8 ? version : 0)};`,
  );
  return `${lines.join("\n")}\n`;
}

function modify(path: string, text: string): string {
  return `M 100644 inline ${path}\ndata ${text.length}\n${text}`;
}
