import { decodeBytes } from "#contract/byteText.ts";
import { GIT_DIFF_MS, GIT_OUTPUT_BYTES, GIT_PATCH_BYTES, RENAME_LIMIT } from "#contract/limits.ts";
import { diffFlags, type DiffOptions } from "../diffs/diffOptions.ts";
import { changeStatus, type ChangeStatus } from "../diffs/diffTree.ts";
import { quotedName } from "../gitPaths.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { readGit, streamGit } from "../readGit.ts";
import type { FilePatch } from "./diffPatches.ts";
import { patchSplitter, patchTooLarge } from "./patchSplitter.ts";

export interface CombinedPatchesOptions extends ReadOptions, DiffOptions {
  /** Only hunks that take from no parent what stands there: what the merge itself decided. All hunks if absent. */
  readonly isCondensed?: boolean | undefined;
}

/**
 * Writes each file's combined diff as `git diff-tree -c -p --full-index --combined-all-paths` prints it, or with `--cc` where
 * it is to be condensed, in the order of `files`, which is all of `combinedFiles`' list for the merge. Empty where git has
 * nothing to show of a file. One process; costs a comparison of each file with each parent.
 */
export async function combinedPatches(
  repository: Repository,
  commit: Oid,
  files: readonly CombinedFile[],
  options: CombinedPatchesOptions = {},
): Promise<readonly FilePatch[]> {
  requireOids(commit);
  if (files.length === 0) return [];
  const { isCondensed = false, whitespace, algorithm, contextLines, ...rest } = options;
  const word = isCondensed ? "cc" : "combined";
  const found = new Map<string, FilePatch>();
  let total = 0;
  const splitter = patchSplitter(
    GIT_PATCH_BYTES,
    ({ bytes, isCut }) => {
      total += bytes.length;
      found.set(headIn(bytes), isCut || total > GIT_OUTPUT_BYTES ? patchTooLarge() : bytes);
    },
    `\ndiff --${word} `,
  );
  const form = ["-r", isCondensed ? "--cc" : "-c", "-p", "--full-index", "--combined-all-paths", "--no-commit-id"];
  const flags = ["--no-color", "--no-ext-diff", "--no-textconv", "-M", `-l${RENAME_LIMIT}`];
  const args = ["diff-tree", ...form, ...flags, ...diffFlags({ whitespace, algorithm, contextLines }), commit];
  const call = { ...rest, where: "shadow", args, timeoutMs: GIT_DIFF_MS, maxBytes: Infinity } as const;
  await streamGit(repository, call, (bytes) => splitter.push(bytes));
  splitter.end();
  return files.map((file) => found.get(headOf(file, word)) ?? Buffer.alloc(0));
}

/** Gives a patch's first two lines, which name the file and all its objects. */
function headIn(patch: Buffer): string {
  return patch.toString("latin1", 0, patch.indexOf("\n", patch.indexOf("\n") + 1) + 1);
}

function headOf({ path, oid, sides }: CombinedFile, word: string): string {
  const known = oid ?? sides.find((side) => side.oid !== null)?.oid ?? "";
  const none = "0".repeat(known.length);
  const olds = sides.map((side) => side.oid ?? none).join(",");
  return `diff --${word} ${quotedName(path)}\nindex ${olds}..${oid ?? none}\n`;
}

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

/** What one parent of a merge has of a file, and what the merge did to that; without mode and object where it has none. */
export interface CombinedSide {
  readonly status: ChangeStatus;
  readonly path: string;
  readonly mode: string | null;
  readonly oid: Oid | null;
}

/** A file that a merge has otherwise than each of its parents. Without mode and object where the merge has none. */
export interface CombinedFile {
  /** Where it is, or was; as `byteText` carries it. */
  readonly path: string;
  readonly mode: string | null;
  readonly oid: Oid | null;
  /** One for each parent, in their order. */
  readonly sides: readonly CombinedSide[];
}

const NO_MODE = "000000";

/**
 * Lists the files that a merge has otherwise than each of its parents, renames found against each; none for a commit of one
 * parent. One walk over as many trees as there are parents, some 10 ms, plus what renames need.
 */
export async function combinedFiles(
  repository: Repository,
  commit: Oid,
  options: ReadOptions = {},
): Promise<readonly CombinedFile[]> {
  requireOids(commit);
  const form = ["-r", "-z", "-c", "--raw", "--combined-all-paths", "--no-commit-id", "--no-abbrev"];
  const args = ["diff-tree", ...form, "-M", `-l${RENAME_LIMIT}`, "--no-ext-diff", "--no-textconv", commit];
  const { stdout } = await readGit(repository, { ...options, where: "shadow", args, timeoutMs: GIT_DIFF_MS });
  return [...records(decodeBytes(stdout).split("\0").slice(0, -1))];
}

function* records(fields: readonly string[]): Generator<CombinedFile> {
  for (let at = 0; at < fields.length;) {
    const parents = /^:*/u.exec(fields[at] ?? "")?.[0].length ?? 0;
    if (parents < 2) return; // of a commit that is no merge git lists what it changed
    const words = (fields[at] ?? "").slice(parents).split(" ");
    const modeOf = words.slice(0, parents + 1).map((mode) => (mode === NO_MODE ? null : mode));
    const oidOf = words.slice(parents + 1, -1).map((oid) => (/^0+$/u.test(oid) ? null : oid));
    const letters = words.at(-1) ?? "";
    const sides = Array.from({ length: parents }, (_, parent) => ({
      status: changeStatus(letters[parent] ?? ""),
      path: fields[at + 1 + parent] ?? "",
      mode: modeOf[parent] ?? null,
      oid: oidOf[parent] ?? null,
    }));
    yield { path: fields[at + 1 + parents] ?? "", mode: modeOf[parents] ?? null, oid: oidOf[parents] ?? null, sides };
    at += parents + 2;
  }
}
