import type { Int } from "grats";
import { GalleyError } from "#contract/errors.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Comparison } from "../comparisons/Comparison.ts";
import type { Context } from "../request/Context.ts";
import { Picture } from "./Picture.ts";

const FILE = /^100/u;

/**
 * A changed file's two sides as pictures.
 * @gqlType
 */
interface ChangedPictures {
  /**
   * What it was; null where it is added, or was no picture.
   * @gqlField
   */
  readonly old: Picture | null;
  /**
   * What it is; null where it is deleted, or is no picture.
   * @gqlField
   */
  readonly new: Picture | null;
}

/**
 * The sides of the file at a place of the `fileTable` as pictures. Of each the beginning is read.
 * @gqlField pictures
 */
export async function changedPictures(comparison: Comparison, context: Context, place: Int): Promise<ChangedPictures> {
  const files = await comparison.changedFiles(context);
  const file = files[place];
  if (file === undefined) throw new GalleyError("BAD_INPUT", `The change has ${files.length} files, none at ${place}.`);
  const read = async (oid: Oid | null, mode: string | null): Promise<Picture | null> =>
    oid === null || !FILE.test(mode ?? "") ? null : Picture.of(context, comparison.served, oid, oid);
  const [before, now] = await Promise.all([read(file.oldOid, file.oldMode), read(file.newOid, file.newMode)]);
  return { old: before, new: now };
}
