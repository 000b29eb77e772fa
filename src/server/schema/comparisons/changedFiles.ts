import type { Float, Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import { FILE_PAGE_SIZE_MAX } from "#contract/limits.ts";
import { contentText } from "#server/git/contents/encoding.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Context } from "../request/Context.ts";
import { blobContent } from "../request/Loaders.ts";
import type { Comparison } from "./Comparison.ts";
import { type DiffOptions, readDiffOptions } from "./PatchBatch.ts";
import { fileAt } from "./patches.ts";

/**
 * The numbers of lines added and removed in each file, in the order of `files`: two numbers per file, -1 twice for a
 * binary file, -2 twice if its contents are missing or damaged. A flat list, because an object for each of ten thousand
 * files would cost the page more time than Git's counting. Ignored whitespace changes do not count.
 * @gqlField
 */
export async function lineCounts(
  comparison: Comparison,
  context: Context,
  options?: DiffOptions | null,
): Promise<readonly Int[]> {
  const loaders = context.loaders.of(comparison.served.git);
  const [files, counts] = await Promise.all([
    comparison.changedFiles(context),
    loaders.counts(comparison.span(), readDiffOptions(options)),
  ]);
  return files.flatMap((file) => {
    const count = counts.get(file.newPath ?? file.oldPath ?? "") ?? { additions: 0, deletions: 0 };
    if (count === "unknown") return [-2, -2];
    return count === "binary" ? [-1, -1] : [count.additions, count.deletions];
  });
}

/**
 * The sizes of the files at the given indexes of `fileTable`, 1 to 1,000: two numbers per file, the bytes of its old
 * and of its new side, -1 if that side is missing or not a file.
 * @gqlField
 */
export async function sizes(
  comparison: Comparison,
  context: Context,
  fileIndexes: readonly Int[],
): Promise<readonly Float[]> {
  if (fileIndexes.length > FILE_PAGE_SIZE_MAX)
    throw new GalleyError("BAD_INPUT", "At most 1,000 sizes can be read at once.");
  const files = await comparison.changedFiles(context);
  return context.loaders.of(comparison.served.git).sizes(fileIndexes.map((fileIndex) => fileAt(files, fileIndex)));
}

const FILE = /^100/u;

/**
 * The old and new text of a changed file. It has no Node ID, so that clients need not keep it with the change.
 * @gqlType
 */
interface ChangedTexts {
  /** The old text; null if the file is added, was not a file, or had no text. @gqlField */
  readonly old: string | null;
  /** The new text; null if the file is deleted, is not a file, or has no text. @gqlField */
  readonly new: string | null;
}

/**
 * The whole old and new text of the file at an index of `fileTable`. Fails with TOO_LARGE if one exceeds 10 MiB. Linear
 * in both.
 * @gqlField texts
 */
export async function changedTexts(comparison: Comparison, context: Context, fileIndex: Int): Promise<ChangedTexts> {
  const file = fileAt(await comparison.changedFiles(context), fileIndex);
  const { git } = comparison.served;
  const read = async (oid: Oid | null, mode: string | null): Promise<string | null> => {
    if (oid === null || !FILE.test(mode ?? "")) return null;
    return contentText(await blobContent(git, oid, context.signal))?.text ?? null;
  };
  const [before, now] = await Promise.all([read(file.oldOid, file.oldMode), read(file.newOid, file.newMode)]);
  return { old: before, new: now };
}

/** The text of a file of a change. It has no Node ID, so that clients need not keep it with the change. @gqlType */
interface FileText {
  /** The whole text. @gqlField */
  readonly content: string;
}

/**
 * The whole text of the file at an index of `fileTable`, its old side if it is deleted; null for a binary file and for
 * a submodule. Fails with TOO_LARGE beyond 10 MiB.
 * @gqlField text
 */
export async function fileText(comparison: Comparison, context: Context, fileIndex: Int): Promise<FileText | null> {
  const file = fileAt(await comparison.changedFiles(context), fileIndex);
  const content = await context.loaders.of(comparison.served.git).text(file);
  return content === null ? null : { content };
}
