import { decodeBytes } from "#contract/byteText.ts";
import { GIT_DIFF_MS, GIT_OUTPUT_BYTES, GIT_PATCH_BYTES, RENAME_LIMIT } from "#contract/limits.ts";
import { type ContentText, decodePiece, detectEncoding } from "../contents/encoding.ts";
import type { ChangeStatus } from "#contract/wire.ts";
import { changeStatus, diffFlags, type DiffOptions } from "../diffs/diffTree.ts";
import { quotedName } from "../gitPaths.ts";
import { type Oid, requireOids } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { readGit, streamGit } from "../processes/readGit.ts";
import type { FilePatch } from "./diffPatches.ts";
import { patchSplitter, patchTooLarge } from "./patchSplitter.ts";

export interface CombinedPatchesOptions extends ReadOptions, DiffOptions {
  /** True for only the hunks in which the merge result differs from every parent. All hunks if absent. */
  readonly isCondensed?: boolean | undefined;
}

/**
 * Prints each file's combined diff as `git diff-tree -c -p --full-index --combined-all-paths` does, or with `--cc` if
 * condensed, in the order of `files`, which must be the whole list of `combinedFiles`. Empty if git prints nothing for
 * a file. One process; costs a comparison of each file with each parent.
 */
export async function combinedPatches(
  repository: Repository,
  commit: Oid,
  files: readonly CombinedFile[],
  options: CombinedPatchesOptions = {},
): Promise<readonly FilePatch[]> {
  requireOids(commit);
  if (files.length === 0) return [];
  const { isCondensed = false, whitespace, contextLines, ...rest } = options;
  const keyword = isCondensed ? "cc" : "combined";
  const found = new Map<string, FilePatch>();
  let total = 0;
  const splitter = patchSplitter(
    GIT_PATCH_BYTES,
    ({ bytes, isTruncated }) => {
      total += bytes.length;
      found.set(headIn(bytes), isTruncated || total > GIT_OUTPUT_BYTES ? patchTooLarge() : bytes);
    },
    `\ndiff --${keyword} `,
  );
  const form = ["-r", isCondensed ? "--cc" : "-c", "-p", "--full-index", "--combined-all-paths", "--no-commit-id"];
  const flags = ["--no-color", "--no-ext-diff", "--no-textconv", "-M", `-l${RENAME_LIMIT}`];
  const args = ["diff-tree", ...form, ...flags, ...diffFlags({ whitespace, contextLines }), commit];
  const call = { ...rest, args, timeoutMs: GIT_DIFF_MS, maxBytes: Infinity };
  await streamGit(repository, call, (bytes) => splitter.push(bytes));
  splitter.end();
  return files.map((file) => found.get(headOf(file, keyword)) ?? Buffer.alloc(0));
}

/** Returns a patch's first two lines, which identify the file and all its objects. */
function headIn(patch: Buffer): string {
  return patch.toString("latin1", 0, patch.indexOf("\n", patch.indexOf("\n") + 1) + 1);
}

function headOf({ path, oid, sides }: CombinedFile, keyword: string): string {
  const known = oid ?? sides.find((side) => side.oid !== null)?.oid ?? "";
  const none = "0".repeat(known.length);
  const olds = sides.map((side) => side.oid ?? none).join(",");
  return `diff --${keyword} ${quotedName(path)}\nindex ${olds}..${oid ?? none}\n`;
}

/** The lines of one side that a hunk covers, the first counted from 1. */
interface LineSpan {
  readonly start: number;
  readonly count: number;
}

/** A hunk of a combined diff, which compares one file of a merge with each of its parents. */
export interface CombinedHunk {
  /** The section heading that git found; often empty. */
  readonly header: string;
  /** The lines of each parent's file, in order. */
  readonly old: readonly LineSpan[];
  readonly new: LineSpan;
  /**
   * Its lines without newlines. Each starts with one sign per parent: in a line that the merge has, `+` if the parent
   * lacks it; in a line that it lacks, `-` if the parent has it; else a blank.
   */
  readonly lines: readonly string[];
}

export interface ParsedCombinedPatch {
  readonly isBinary: boolean;
  readonly hunks: readonly CombinedHunk[];
}

const HUNKS = Buffer.from("\n@@@");

/** Returns the combined diff of one file as text, and the encoding of its lines, which is assumed unless it is UTF-8. */
export function combinedText(patch: Buffer): ContentText {
  const at = patch.indexOf(HUNKS) + 1;
  const lines = patch.subarray(at);
  const encoding = at === 0 ? "utf-8" : (detectEncoding(lines) ?? "utf-8");
  if (encoding === "utf-8" || encoding === "mixed") return { encoding, text: decodeBytes(patch) };
  return { encoding, text: decodeBytes(patch.subarray(0, at)) + decodePiece(lines, encoding) };
}

const HEAD = /^(@{3,})((?: -\d+(?:,\d+)?)+) \+(\d+)(?:,(\d+))? @{3,} ?(.*)$/su;
const SIGNED = /^[-+ \\]/u;

/** Parses the combined diff of one file. Linear in its length. */
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

/**
 * A file in one parent of a merge, and its status in the merge relative to it; mode and object are null if the parent
 * lacks it.
 */
export interface CombinedSide {
  readonly status: ChangeStatus;
  readonly path: string;
  readonly mode: string | null;
  readonly oid: Oid | null;
}

/** A file that differs in a merge from each of its parents. Mode and object are null if the merge lacks it. */
export interface CombinedFile {
  /** The path, in `byteText` encoding; of a deleted file its last one. */
  readonly path: string;
  readonly mode: string | null;
  readonly oid: Oid | null;
  /** One for each parent, in order. */
  readonly sides: readonly CombinedSide[];
}

const NO_MODE = "000000";

/**
 * Lists the files that differ in a merge from each of its parents, with renames detected against each; none for a
 * commit with one parent. One walk over as many trees as there are parents, about 10 ms, plus rename detection.
 */
export async function combinedFiles(
  repository: Repository,
  commit: Oid,
  options: ReadOptions = {},
): Promise<readonly CombinedFile[]> {
  requireOids(commit);
  const form = ["-r", "-z", "-c", "--raw", "--combined-all-paths", "--no-commit-id", "--no-abbrev"];
  const args = ["diff-tree", ...form, "-M", `-l${RENAME_LIMIT}`, "--no-ext-diff", "--no-textconv", commit];
  const { stdout } = await readGit(repository, { ...options, args, timeoutMs: GIT_DIFF_MS });
  return [...records(decodeBytes(stdout).split("\0").slice(0, -1))];
}

function* records(fields: readonly string[]): Generator<CombinedFile> {
  for (let at = 0; at < fields.length;) {
    const parents = /^:*/u.exec(fields[at] ?? "")?.[0].length ?? 0;
    if (parents < 2) return; // not a merge: git lists its changes instead
    const parts = (fields[at] ?? "").slice(parents).split(" ");
    const modeOf = parts.slice(0, parents + 1).map((mode) => (mode === NO_MODE ? null : mode));
    const oidOf = parts.slice(parents + 1, -1).map((oid) => (/^0+$/u.test(oid) ? null : oid));
    const letters = parts.at(-1) ?? "";
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
