import type { Float, Int } from "grats";
import { rawAddress } from "#contract/addresses.ts";
import { GalleyError } from "#contract/errors.ts";
import { imageFormat, type ImageFormat, imageSize, isSvg, pictureHead } from "#server/git/contents/images.ts";
import type { Oid } from "#server/git/oid.ts";
import type { Comparison } from "../comparisons/Comparison.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";
import type { FileAtRevision } from "./FileAtRevision.ts";

/**
 * How a picture is written: in pixels, or as a drawing in `SVG`.
 * @gqlEnum
 */
export type PictureFormat = "PNG" | "JPEG" | "GIF" | "WEBP" | "AVIF" | "BMP" | "ICO" | "SVG";

/**
 * A file that is a picture, told by its content, not by its name.
 * @gqlType
 */
export class Picture {
  readonly __typename = "Picture" as const;
  readonly #format: PictureFormat;
  readonly #pixels: ReturnType<typeof imageSize>;
  readonly #byteSize: number;
  readonly #address: string;

  private constructor(format: PictureFormat, head: Buffer, byteSize: number, address: string) {
    this.#format = format;
    this.#pixels = format === "SVG" ? null : imageSize(format, head);
    this.#byteSize = byteSize;
    this.#address = address;
  }

  /** Looks whether a blob, or what git-lfs keeps for it here, is a picture; null where it is none. `place` is where it is had. */
  static async of(context: Context, served: ServedRepository, oid: Oid, place: string): Promise<Picture | null> {
    const found = await pictureHead(served.git, oid, { signal: context.signal });
    if (found === null) return null;
    const { head, size, isLfs } = found;
    const format: PictureFormat | null =
      (imageFormat(head) satisfies ImageFormat | null) ?? (isSvg(head) ? "SVG" : null);
    return format && new Picture(format, head, size, rawAddress.write({ slug: served.slug, place, isLfs }));
  }

  /**
   * How it is written.
   * @gqlField
   */
  format(): PictureFormat {
    return this.#format;
  }

  /**
   * How many pixels wide it is shown; null where its beginning does not say, and of a drawing.
   * @gqlField
   */
  width(): Int | null {
    return this.#pixels?.width ?? null;
  }

  /**
   * How many pixels high it is shown; null where its beginning does not say, and of a drawing.
   * @gqlField
   */
  height(): Int | null {
    return this.#pixels?.height ?? null;
  }

  /**
   * Its size in bytes, a whole number.
   * @gqlField
   */
  byteSize(): Float {
    return this.#byteSize;
  }

  /**
   * Where its bytes are had: a path of this server.
   * @gqlField
   */
  address(): string {
    return this.#address;
  }
}

const FILE = /^100/u;

/**
 * The file as a picture, or what git-lfs keeps here where it is a pointer to one; null where it is none.
 * @gqlField picture
 */
export async function filePicture(file: FileAtRevision, context: Context): Promise<Picture | null> {
  if (!FILE.test(file.mode())) return null;
  return Picture.of(context, file.served, file.oid(), `${file.commitOid}/${file.path()}`);
}

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
