import type { ImageFormat } from "./imageFormat.ts";
import { jpegSize } from "./jpegSize.ts";

/** How many pixels wide and high a picture is. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** An icon whose side is written as 0 has so many pixels. */
const ICON_MAX = 256;
/** Kind, width and height of AVIF's box for a picture's extent, behind the box's name and flags. */
const EXTENT = "ispe";

/**
 * Reads how large a picture is from its beginning, without decoding it; null where that is not said there, or what it says
 * cannot be. Of an icon, or of AVIF's parts, the largest. Linear in the bytes given at most.
 */
export function imageSize(format: ImageFormat, content: Uint8Array): PixelSize | null {
  const head = Buffer.from(content.buffer, content.byteOffset, content.length);
  try {
    const { width, height } = readSize(format, head) ?? { width: 0, height: 0 };
    return width > 0 && height > 0 ? { width, height } : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // It ends before it says so.
    throw error;
  }
}

function readSize(format: ImageFormat, head: Buffer): PixelSize | null {
  switch (format) {
    case "PNG":
      return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
    case "GIF":
      return { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
    case "JPEG":
      return jpegSize(head);
    case "WEBP":
      return webpSize(head);
    case "AVIF":
      return avifSize(head);
    case "BMP":
      return head.readUInt32LE(14) === 12
        ? { width: head.readUInt16LE(18), height: head.readUInt16LE(20) }
        : { width: head.readInt32LE(18), height: Math.abs(head.readInt32LE(22)) };
    case "ICO":
      return iconSize(head);
  }
}

function webpSize(head: Buffer): PixelSize | null {
  switch (head.toString("latin1", 12, 16)) {
    case "VP8X":
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    case "VP8L": {
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    default:
      return null;
  }
}

function avifSize(head: Buffer): PixelSize | null {
  let largest: PixelSize | null = null;
  for (let at = head.indexOf(EXTENT, 0, "latin1"); at >= 0; at = head.indexOf(EXTENT, at + 4, "latin1")) {
    const size = { width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) };
    if (largest === null || size.width > largest.width) largest = size;
  }
  return largest;
}

function iconSize(head: Buffer): PixelSize | null {
  const sizes = Array.from({ length: head.readUInt16LE(4) }, (_, index) => ({
    width: head.readUInt8(6 + 16 * index) || ICON_MAX,
    height: head.readUInt8(7 + 16 * index) || ICON_MAX,
  }));
  return sizes.reduce((largest, size) => (size.width > largest.width ? size : largest), { width: 0, height: 0 });
}
