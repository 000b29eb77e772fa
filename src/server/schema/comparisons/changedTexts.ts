import type { Int } from "grats";
import { contentText } from "#server/git/contents/encoding.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Context } from "../request/Context.ts";
import { blobContent } from "../request/Loaders.ts";
import type { Comparison } from "./Comparison.ts";
import { fileAt } from "./patches.ts";

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
