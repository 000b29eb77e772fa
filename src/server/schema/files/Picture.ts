import type { Float, Int } from "grats";
import { rawAddress } from "#contract/rawAddress.ts";
import { imageFormat, type ImageFormat } from "#server/git/contents/imageFormat.ts";
import { imageSize } from "#server/git/contents/imageSize.ts";
import { isSvg } from "#server/git/contents/isSvg.ts";
import type { Oid } from "#server/git/oid.ts";
import { pictureHead } from "#server/git/contents/pictureHead.ts";
import type { Context } from "../request/Context.ts";
import type { ServedRepository } from "../request/ServedRepositories.ts";

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
