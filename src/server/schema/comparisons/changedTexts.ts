import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Context } from "../request/Context.ts";
import { blobText } from "../request/Loaders.ts";
import type { Comparison } from "./Comparison.ts";

const FILE = /^100/u;

/**
 * A changed file's two sides as texts: without an identity, so that who reads them need not keep them with the change.
 * @gqlType
 */
interface ChangedTexts {
  /**
   * What it was; null where it is added, was no file, or had no text.
   * @gqlField
   */
  readonly old: string | null;
  /**
   * What it is; null where it is deleted, is no file, or has no text.
   * @gqlField
   */
  readonly new: string | null;
}

/**
 * The whole texts of the file at a place of the `fileTable`, before and after. TOO_LARGE where one is beyond 10 MiB. Linear in both.
 * @gqlField texts
 */
export async function changedTexts(comparison: Comparison, context: Context, place: Int): Promise<ChangedTexts> {
  const files = await comparison.changedFiles(context);
  const file = files[place];
  if (file === undefined) throw new GalleyError("BAD_INPUT", `The change has ${files.length} files, none at ${place}.`);
  const { git } = comparison.served;
  const read = async (oid: Oid | null, mode: string | null): Promise<string | null> =>
    oid === null || !FILE.test(mode ?? "") ? null : blobText(git, oid, context.signal);
  const [before, now] = await Promise.all([read(file.oldOid, file.oldMode), read(file.newOid, file.newMode)]);
  return { old: before, new: now };
}

/**
 * The text of one file of a change: without an identity, so that who reads it need not keep it with the change.
 * @gqlType
 */
interface FileText {
  /**
   * The whole text.
   * @gqlField
   */
  readonly content: string;
}

/**
 * The whole text of the file at a place of the `fileTable`, its old side where it is deleted; null for a binary file and
 * for a submodule. TOO_LARGE beyond 10 MiB.
 * @gqlField text
 */
export async function fileText(comparison: Comparison, context: Context, place: Int): Promise<FileText | null> {
  const files = await comparison.changedFiles(context);
  const file = files[place];
  if (file === undefined) throw new GalleyError("BAD_INPUT", `The change has ${files.length} files, none at ${place}.`);
  const content = await context.loaders.of(comparison.served.git).text(file);
  return content === null ? null : { content };
}
