/** Lines of one side that a hunk covers, the first counted from 1. */
interface LineSpan {
  readonly start: number;
  readonly count: number;
}

/** A run of lines of a combined diff, which holds one file of a merge against each of its parents. */
export interface CombinedHunk {
  /** What git found to name the place by; often empty. */
  readonly header: string;
  /** What it covers of each parent's file, in their order. */
  readonly old: readonly LineSpan[];
  readonly new: LineSpan;
  /**
   * Its lines without their newlines, each with a sign for each parent before its text: in a line that the merge has, `+`
   * where the parent has it not; in one that it has not, `-` where the parent has it; else a blank.
   */
  readonly lines: readonly string[];
}

export interface ParsedCombinedPatch {
  readonly isBinary: boolean;
  readonly hunks: readonly CombinedHunk[];
}

const HEAD = /^(@{3,})((?: -\d+(?:,\d+)?)+) \+(\d+)(?:,(\d+))? @{3,} ?(.*)$/su;
const SIGNED = /^[-+ \\]/u;

/** Takes the combined diff of one file apart. Linear in its length. */
export function parseCombinedPatch(patch: string): ParsedCombinedPatch {
  const hunks: CombinedHunk[] = [];
  let lines: string[] | null = null;
  let isBinary = false;
  for (const line of patch.replace(/\n$/u, "").split("\n")) {
    const head = line.startsWith("@@@") ? HEAD.exec(line) : null;
    if (head !== null) {
      const [, , olds = "", start = "0", count = "1", header = ""] = head;
      lines = [];
      const old = olds.split(" -").slice(1).map(spanOf);
      hunks.push({ header, old, new: { start: Number(start), count: Number(count) }, lines });
    } else if (lines !== null && SIGNED.test(line)) lines.push(line);
    else isBinary ||= line === "Binary files differ";
  }
  return { isBinary, hunks };
}

function spanOf(text: string): LineSpan {
  const [start = "0", count = "1"] = text.split(",");
  return { start: Number(start), count: Number(count) };
}
