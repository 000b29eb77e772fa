/** Formats of pictures made of pixels, which browsers show and which cannot hold a script that would run. */
export type ImageFormat = "PNG" | "JPEG" | "GIF" | "WEBP" | "AVIF" | "BMP" | "ICO";

/** Bytes of a content's beginning by which its format is told. */
const IMAGE_MAGIC_BYTES = 32;

const PNG = "\x89PNG\r\n\x1A\n";
const AVIF = ["avif", "avis"];
/** The sizes of a bitmap's second header that were ever in use. */
const BITMAP_HEADERS = [12, 40, 52, 56, 64, 108, 124];

/**
 * Tells a picture's format by the magic bytes that its content begins with, whatever its name is; null where it is none of
 * these formats. Takes a few steps.
 */
export function imageFormat(content: Uint8Array): ImageFormat | null {
  const head = Buffer.from(content.subarray(0, IMAGE_MAGIC_BYTES));
  const text = head.toString("latin1");
  if (text.startsWith(PNG)) return "PNG";
  if (text.startsWith("\xFF\xD8\xFF")) return "JPEG";
  if (text.startsWith("GIF87a") || text.startsWith("GIF89a")) return "GIF";
  if (text.startsWith("RIFF") && text.startsWith("WEBPVP8", 8)) return "WEBP";
  if (text.startsWith("ftyp", 4) && AVIF.includes(text.slice(8, 12))) return "AVIF";
  if (text.startsWith("BM") && head.length >= 26 && BITMAP_HEADERS.includes(head.readUInt32LE(14))) return "BMP";
  if (text.startsWith("\0\0\x01\0") && isIcon(head)) return "ICO";
  return null;
}

/** An icon says how many pictures it holds and where the first one is, behind its list. */
function isIcon(head: Buffer): boolean {
  if (head.length < 22) return false;
  const count = head.readUInt16LE(4);
  return count > 0 && count < 1000 && head.readUInt32LE(18) >= 6 + 16 * count;
}
