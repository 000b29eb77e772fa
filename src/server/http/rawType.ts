import { imageFormat, type ImageFormat } from "#server/git/contents/imageFormat.ts";
import { isBinaryContent } from "#server/git/contents/isBinaryContent.ts";
import { isSvg } from "#server/git/contents/isSvg.ts";

/** What a content is sent as. */
export interface RawType {
  readonly type: string;
  /** Whether a browser may show it; else it saves it. */
  readonly isShown: boolean;
}

const PICTURES: Readonly<Record<ImageFormat, string>> = {
  PNG: "image/png",
  JPEG: "image/jpeg",
  GIF: "image/gif",
  WEBP: "image/webp",
  AVIF: "image/avif",
  BMP: "image/bmp",
  ICO: "image/x-icon",
};
const DRAWING = "image/svg+xml";
const TEXT = "text/plain; charset=utf-8";
const BYTES = "application/octet-stream";

/**
 * Decides what a content is sent as, by its beginning (8,000 bytes of it) and never by its name: a picture of pixels as such,
 * a text as plain text whatever is written in it, all else as bytes to save. A drawing in SVG, which may hold a script, is
 * one only for who asks for an image (`Sec-Fetch-Dest`, which no page can set), because images never run any.
 */
export function rawType(head: Uint8Array, destination: string | undefined): RawType {
  const format = imageFormat(head);
  if (format !== null) return { type: PICTURES[format], isShown: true };
  if (isBinaryContent(head)) return { type: BYTES, isShown: false };
  if (destination === "image" && isSvg(head)) return { type: DRAWING, isShown: true };
  return { type: TEXT, isShown: true };
}
