import { seededRandom } from "./seededRandom.ts";

/** A branch of many patch sets, and the comments on it. */
export interface PortingSize {
  readonly patchSets: number;
  readonly files: number;
  readonly lines: number;
  /** The number of files that each patch set edits, in three places. */
  readonly edited: number;
  readonly comments: number;
}

/** 1,000 comments on 50 patch sets. */
export const PORTING_SIZE: PortingSize = { patchSets: 50, files: 60, lines: 300, edited: 12, comments: 1000 };

/** The position of a comment, on the commit with this number. */
export interface BenchComment {
  readonly commit: number;
  readonly path: string;
  readonly line: number;
}

const COMMON = ["}", "", "  return;", "});"];

/**
 * Writes the commits of the branch as input for `git fast-import`, each on top of the previous one: lines are added,
 * removed and changed, and sometimes moved to another file. The commits are always the same.
 */
export function* portingHistory({ patchSets, files, lines, edited }: PortingSize): Generator<string> {
  const random = seededRandom(11);
  const pick = (count: number): number => Math.floor(random() * count);
  let next = 0;
  const line = (): string => {
    next += 1;
    return random() < 0.3
      ? (COMMON[pick(COMMON.length)] ?? "")
      : `  const value${next} = compute(${pick(1000)}, "${next}");`;
  };
  const texts = Array.from({ length: files }, () => Array.from({ length: lines }, line));
  for (let set = 0; set <= patchSets; set++) {
    const touched = new Set<number>(set === 0 ? texts.keys() : []);
    for (let count = 0; set > 0 && count < edited; count++) {
      const file = pick(files);
      const text = texts[file] ?? [];
      const taken = text.splice(pick(text.length), pick(4));
      const other = random() < 0.1 ? pick(files) : file;
      texts[other]?.splice(pick(text.length), 0, ...(random() < 0.3 ? taken : [line(), line()]));
      const at = pick(text.length);
      text[at] = `${text[at]} // ${set}`;
      touched.add(file).add(other);
    }
    const changes = [...touched].map((file) => {
      const content = (texts[file] ?? []).map((one) => `${one}\n`).join("");
      return `M 100644 inline ${pathOf(file)}\ndata ${Buffer.byteLength(content)}\n${content}\n`;
    });
    const from = set === 0 ? "" : `from :${set}\n`;
    yield `commit refs/heads/topic\nmark :${set + 1}\ncommitter Bench <bench@example.com> ${1_600_000_000 + set} +0000\ndata 6\nChange\n${from}${changes.join("")}\n`;
  }
}

/** Returns the positions of the comments: spread over all patch sets except the last, all files and all lines. */
export function portingComments({ patchSets, files, lines, comments }: PortingSize): readonly BenchComment[] {
  const random = seededRandom(13);
  return Array.from({ length: comments }, (_, index) => ({
    commit: 1 + (index % patchSets),
    path: pathOf(Math.floor(random() * files)),
    line: 1 + Math.floor(random() * (lines - 60)),
  }));
}

function pathOf(file: number): string {
  return `src/part${file % 7}/file${file}.ts`;
}
