import type { HistoryShape } from "./HistoryShape.ts";

/** The file that every hundredth commit changes, with so many lines. */
export const HOT_FILE = "src/hot.ts";
const HOT_EVERY = 100;
const HOT_LINES = 500;
/** A file that stays as it is from its first commit on. */
export const COLD_FILE = "docs/cold.md";
/** Lines of work that go on beside each other for ever; after so many commits of its own each is merged into `main`. */
const LANES = 8;
const JOIN_EVERY = 6;
/** What a branch that is compared with main changes in one commit. */
const WIDE_FILES = 2000;
const AUTHORS = 40;
const FOLDERS = 40;

/**
 * Writes a history for git fast-import: all files in the first commit, then one small change a commit on eight lines of work
 * that are merged into `main` again and again. Mark 1 is the first commit. The branch `topic` leaves main near its end; `wide`
 * changes 2,000 files there. The same shape gives the same commits.
 */
export function* historyStream(shape: HistoryShape): Generator<string> {
  const hot = Array.from({ length: HOT_LINES }, (_, at) => `export const hot${at} = 0;\n`);
  const tips = new Map<string, number>();
  let mark = 0;
  let now = 1_000_000_000;
  function commit(branch: string, words: string, parents: readonly number[], changes: string): string {
    const number = ++mark;
    now += 60;
    const author = `Author ${number % AUTHORS} <author${number % AUTHORS}@example.org> ${now} +0000`;
    const [from, ...others] = parents;
    // Git reads a tree anew where it is told what a branch goes on from, so it is told only where that is another commit.
    const goesOn = from === tips.get(branch) ? "" : `from :${from}\n`;
    const lineage = from === undefined ? "" : goesOn + others.map((parent) => `merge :${parent}\n`).join("");
    tips.set(branch, number);
    const head = `commit refs/heads/${branch}\nmark :${number}\nauthor ${author}\ncommitter ${author}\n`;
    return `${head}data ${words.length}\n${words}\n${lineage}${changes}\n`;
  }

  let first = modify(COLD_FILE, "never changed\n") + modify(HOT_FILE, hot.join(""));
  for (let at = 0; at < shape.files - 2; at++) first += modify(pathOf(at), textOf(at, 0));
  yield commit("main", "Begin with all files", [], first);
  let main = mark;
  const lanes = Array.from({ length: LANES }, () => ({ tip: main, changes: new Map<string, string>() }));
  const seldom = Math.max(10, Math.floor(shape.commits / 20));
  while (mark < shape.commits - 8) {
    const lane = lanes[mark % LANES];
    if (lane === undefined) break;
    if (lane.changes.size === JOIN_EVERY) {
      if (lane.changes.has(HOT_FILE)) lane.changes.set(HOT_FILE, modify(HOT_FILE, hot.join("")));
      yield commit("main", `Merge lane ${mark % LANES}`, [main, lane.tip], [...lane.changes.values()].join(""));
      main = mark;
      lane.changes.clear();
      continue;
    }
    const number = mark + 1;
    const isHot = number % HOT_EVERY === 0;
    hot[number % HOT_LINES] = `export const hot${number % HOT_LINES} = ${number};\n`;
    // Files are changed by turns, in an order that is spread over all folders.
    const file = Math.floor((number * 7919) % Math.max(1, shape.files - 2));
    const path = isHot ? HOT_FILE : pathOf(file);
    const change = modify(path, isHot ? hot.join("") : textOf(file, number));
    const words = number % seldom === 0 ? "Mend the needle in it" : `Change file ${file} for reason ${number % 97}`;
    yield commit(`lane${mark % LANES}`, words, [lane.tip], change);
    lane.tip = mark;
    lane.changes.set(path, change);
  }
  yield commit("topic", "Start a topic", [main], modify(pathOf(3), "topic\n"));
  yield commit("topic", "Go on with it", [mark], modify(pathOf(4), "topic\n"));
  const files = Math.min(WIDE_FILES, shape.files - 2);
  const wide = Array.from({ length: files }, (_, at) => modify(pathOf(at), textOf(at, shape.commits * 2))).join("");
  yield commit("wide", "Change many files", [main], wide);
  yield commit("main", "End", [main], modify(pathOf(5), "end\n"));
}

/** Gives where a file is: forty to a folder, and as many folders in one. */
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
