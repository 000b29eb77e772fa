import type { Float, Int } from "grats";
import { rawAddress } from "#contract/addresses.ts";
import { imageFormat, type ImageFormat, imageSize, isSvg, pictureHead } from "#server/git/contents/images.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Comparison } from "../comparisons/Comparison.ts";
import { fileAt } from "../comparisons/patches.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import type { FileAtRevision } from "./FileAtRevision.ts";

/** The format of an image: a raster format, or `SVG`. @gqlEnum */
export type PictureFormat = "PNG" | "JPEG" | "GIF" | "WEBP" | "AVIF" | "BMP" | "ICO" | "SVG";

/** A file that is an image, detected by its content, not by its name. @gqlType */
export interface Picture {
  readonly __typename?: "Picture";
  /** The format of the image. @gqlField */
  readonly format: PictureFormat;
  /** The displayed width in pixels; null if the file's beginning does not contain it, and for an SVG. @gqlField */
  readonly width: Int | null;
  /** The displayed height in pixels; null if the file's beginning does not contain it, and for an SVG. @gqlField */
  readonly height: Int | null;
  /** The size in bytes, a whole number. @gqlField */
  readonly byteSize: Float;
  /** The address of the image: a path on this server. @gqlField */
  readonly address: string;
}

/**
 * Detects whether a blob is an image; null if not. `revisionPath` becomes part of its address.
 */
async function pictureOf(
  context: Context,
  { slug, git }: ServedRepository,
  oid: Oid,
  revisionPath: string,
): Promise<Picture | null> {
  const { head, size } = await pictureHead(git, oid, { signal: context.signal });
  const format: PictureFormat | null = (imageFormat(head) satisfies ImageFormat | null) ?? (isSvg(head) ? "SVG" : null);
  if (format === null) return null;
  const { width, height } = (format === "SVG" ? null : imageSize(format, head)) ?? { width: null, height: null };
  return { format, width, height, byteSize: size, address: rawAddress.write({ slug, revisionPath }) };
}

const FILE = /^100/u;

/** The file as an image; null if it is not an image. @gqlField picture */
export async function filePicture(file: FileAtRevision, context: Context): Promise<Picture | null> {
  if (!FILE.test(file.mode)) return null;
  return pictureOf(context, file.served, file.oid, `${file.commitOid}/${file.path}`);
}

/** The old and new image of a changed file. @gqlType */
interface ChangedPictures {
  /** The old image; null if the file is added, or was not an image. @gqlField */
  readonly old: Picture | null;
  /** The new image; null if the file is deleted, or is not an image. @gqlField */
  readonly new: Picture | null;
}

/**
 * The old and new image of the file at an index of `fileTable`. Reads only the beginning of each.
 * @gqlField pictures
 */
export async function changedPictures(
  comparison: Comparison,
  context: Context,
  fileIndex: Int,
): Promise<ChangedPictures> {
  const file = fileAt(await comparison.changedFiles(context), fileIndex);
  const read = async (oid: Oid | null, mode: string | null): Promise<Picture | null> =>
    oid === null || !FILE.test(mode ?? "") ? null : pictureOf(context, comparison.served, oid, oid);
  const [before, now] = await Promise.all([read(file.oldOid, file.oldMode), read(file.newOid, file.newMode)]);
  return { old: before, new: now };
}
