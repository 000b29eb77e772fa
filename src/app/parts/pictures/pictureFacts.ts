import { sizeText } from "#app/diff/models/sizeText.ts";
import type { ShownPicture } from "./readPicture.ts";

/** Says how a picture is written and how large it is, in pixels where it has any and in bytes. */
export function pictureFacts({ format, pixels, byteSize }: ShownPicture): string {
  const size = pixels === null ? [] : [`${pixels.width} × ${pixels.height} px`];
  return [format, ...size, sizeText(byteSize)].join(" · ");
}
