import type { PixelSize } from "./imageSize.ts";

const MARK = 0xff;
/** Marks that begin a frame, which says how large it is; these three between them begin tables. */
const FRAMES = { from: 0xc0, to: 0xcf, but: [0xc4, 0xc8, 0xcc] } as const;
/** Where a camera says how it was held. */
const CAMERA = 0xe1;
const SCAN = 0xda;
const ORIENTATION = 0x0112;
/** From here on the picture lies on its side. */
const LYING = 5;

/**
 * Reads how large a JPEG is shown: its frame's size, turned where the camera was held upright. Null where no frame begins in
 * the bytes given. Linear in the number of its segments. Fails with a RangeError where it ends within one.
 */
export function jpegSize(head: Buffer): PixelSize | null {
  let isLying = false;
  for (let at = 2; at + 4 <= head.length;) {
    if (head.readUInt8(at) !== MARK) return null;
    const kind = head.readUInt8(at + 1);
    if (kind === MARK) {
      at++; // Marks may be padded.
      continue;
    }
    if (kind === SCAN) return null;
    const length = head.readUInt16BE(at + 2);
    if (kind === CAMERA) isLying ||= orientation(head.subarray(at + 4, at + 2 + length)) >= LYING;
    if (isFrame(kind)) {
      const [height, width] = [head.readUInt16BE(at + 5), head.readUInt16BE(at + 7)];
      return isLying ? { width: height, height: width } : { width, height };
    }
    at += 2 + length;
  }
  return null;
}

function isFrame(kind: number): boolean {
  return kind >= FRAMES.from && kind <= FRAMES.to && !FRAMES.but.some((table) => table === kind);
}

/** Reads the orientation out of a camera's notes, 1 where they do not say. */
function orientation(notes: Buffer): number {
  if (notes.toString("latin1", 0, 6) !== "Exif\0\0") return 1;
  const tiff = notes.subarray(6);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const read16 = (at: number): number => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const read32 = (at: number): number => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const start = read32(4);
  const count = read16(start);
  for (let entry = 0; entry < count; entry++) {
    const at = start + 2 + 12 * entry;
    if (read16(at) === ORIENTATION) return read16(at + 8);
  }
  return 1;
}
