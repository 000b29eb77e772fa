import { graphql, readInlineData } from "react-relay";
import type { readPicture_picture$key } from "#generated/readPicture_picture.graphql.ts";

/** How many pixels wide and high a picture is. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** A picture of the repository as it is shown. */
export interface ShownPicture {
  /** Where its bytes are had. */
  readonly address: string;
  readonly format: string;
  /** Null where it does not say. */
  readonly pixels: PixelSize | null;
  readonly byteSize: number;
}

/** Reads a picture as it is shown. */
export function readPicture(picture: readPicture_picture$key): ShownPicture {
  const { address, format, width, height, byteSize } = readInlineData(
    graphql`
      fragment readPicture_picture on Picture @inline @throwOnFieldError {
        address
        format
        width
        height
        byteSize
      }
    `,
    picture,
  );
  return { address, format, pixels: width != null && height != null ? { width, height } : null, byteSize };
}
