import type { ReviewsSize } from "./ReviewsSize.ts";
import { seededRandom } from "./seededRandom.ts";

/** The marks of a review's commits: the first, the head, and the commit at which it left main. */
export interface NotedChange {
  readonly kind: "merged" | "open" | "abandoned" | "many";
  readonly branch: string;
  readonly first: number;
  readonly heads: readonly number[];
  readonly base: number;
  /** The time of its first commit, in seconds since 1970. */
  readonly at: number;
}

/** The number of lines in each file that the review with many comments changes. */
export const LINES = 300;

const START = 1_600_000_000;
const STEP = 600;
const TOPICS = 100;

/**
 * Writes the commits of reviews as input for `git fast-import`, and passes each review to `onChange`. Merged reviews go
 * into main one after another and their branches are deleted; open ones leave main at one of its later commits. The
 * commits are always the same.
 */
export function* reviewsHistory(size: ReviewsSize, onChange: (change: NotedChange) => void): Generator<string> {
  const random = seededRandom(7);
  const tips: number[] = [];
  let mark = 0;
  let at = START;

  function commit(ref: string, parents: readonly number[], files: string): string {
    mark += 1;
    at += STEP;
    const signed = `Bench <bench@example.com> ${at} +0000`;
    const [first, second] = parents;
    const from = first === undefined ? "" : `from :${first}\n`;
    const merge = second === undefined ? "" : `merge :${second}\n`;
    return `commit ${ref}\nmark :${mark}\ncommitter ${signed}\ndata 7\nChange\n\n${from}${merge}${files}\n`;
  }

  function* branch(kind: NotedChange["kind"], name: string, base: number, commits: number): Generator<string> {
    const ref = kind === "merged" ? "refs/bench/topic" : `refs/heads/${name}`;
    const [first, started] = [mark + 1, at + STEP];
    const heads: number[] = [];
    for (let count = 0; count < commits; count++) {
      yield commit(ref, [count === 0 ? base : mark], kind === "many" ? edited(size, count + 1) : topic(mark));
      heads.push(mark);
    }
    onChange({ kind, branch: name, first, heads: kind === "many" ? heads : heads.slice(-1), base, at: started });
  }

  yield commit("refs/heads/main", [], edited(size, 0));
  const root = mark;
  tips.push(root);
  yield* branch("many", "many", root, size.patchSets);
  for (let index = 0; index < size.merged; index++) {
    const main = tips.at(-1) ?? root;
    yield* branch("merged", `topic-${index}`, main, 2);
    yield commit("refs/heads/main", [main, mark], topic(mark));
    tips.push(mark);
  }
  const later = tips.slice(-2000);
  for (let index = 0; index < size.open + size.abandoned - 1; index++) {
    const base = later[Math.floor(random() * later.length)] ?? root;
    const kind = index < size.open - 1 ? "open" : "abandoned";
    yield* branch(kind, `${kind}-${index}`, base, 3);
  }
  yield "reset refs/bench/topic\nfrom 0000000000000000000000000000000000000000\n\n";
}

function topic(mark: number): string {
  const content = `What commit ${mark} says.\n`;
  return `M 100644 inline topics/${mark % TOPICS}.txt\ndata ${content.length}\n${content}`;
}

/** All files of the review with many comments; each version changes other lines and adds some above them. */
function edited({ files }: ReviewsSize, version: number): string {
  return Array.from({ length: files }, (_, file) => {
    const lines = Array.from({ length: LINES }, (__, line) => {
      const isChanged = version > 0 && (line + file) % 40 === version;
      const text = `const value${line} = read(${file}, ${isChanged ? version : 0});\n`;
      return isChanged ? `// In version ${version}.\n${text}` : text;
    }).join("");
    return `M 100644 inline src/file${file}.ts\ndata ${lines.length}\n${lines}`;
  }).join("");
}
