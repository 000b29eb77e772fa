import { GalleyError } from "#contract/errors.ts";
import { BLOB_TEXT_BYTES, PICTURE_HEAD_BYTES } from "#contract/limits.ts";
import { readObjects, statObjects } from "../objects/catFile.ts";
import { blobPiece } from "../objects/readBlobs.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";

/** Raster image formats that browsers show and that cannot run scripts. */
export type ImageFormat = "PNG" | "JPEG" | "GIF" | "WEBP" | "AVIF" | "BMP" | "ICO";

/** The bytes at the start of a content that determine its format. */
const IMAGE_MAGIC_BYTES = 32;

const PNG = "\x89PNG\r\n\x1A\n";
const AVIF = ["avif", "avis"];
/** The sizes of the second BMP header that are in use. */
const BITMAP_HEADERS = [12, 40, 52, 56, 64, 108, 124];

/** Detects an image's format from its magic bytes, regardless of its name; null if it is none of these formats. */
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

/** True if the header of an icon is valid: the number of images, and an offset of the first one behind the list. */
function isIcon(head: Buffer): boolean {
  if (head.length < 22) return false;
  const count = head.readUInt16LE(4);
  return count > 0 && count < 1000 && head.readUInt32LE(18) >= 6 + 16 * count;
}

/** The root element of an SVG must be in this many bytes: a declaration, comments and a doctype may precede it. */
const SNIFF_BYTES = 8000;

const PROLOG = /^(?:\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>)/iu;
const ROOT = /^<(?:svg:)?svg[\s/>]/u;

/** Returns true if a content is an SVG image by its root element, regardless of its name. Linear in 8,000 bytes. */
export function isSvg(content: Uint8Array): boolean {
  let text = Buffer.from(content.subarray(0, SNIFF_BYTES))
    .toString("utf8")
    .replace(/^\uFEFF/u, "");
  for (let prolog = PROLOG.exec(text); prolog !== null; prolog = PROLOG.exec(text)) text = text.slice(prolog[0].length);
  return ROOT.test(text);
}

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** An icon size of 0 means this many pixels. */
const ICON_MAX = 256;
/** The name of AVIF's box for the size of an image; flags, width and height follow it. */
const EXTENT = "ispe";

/**
 * Reads an image's size from its beginning without decoding it; null if it is not there or invalid. The largest size of
 * an icon or of AVIF's parts. At most linear in the given bytes.
 */
export function imageSize(format: ImageFormat, content: Uint8Array): PixelSize | null {
  const head = Buffer.from(content.buffer, content.byteOffset, content.length);
  try {
    const { width, height } = SIZES[format](head) ?? { width: 0, height: 0 };
    return width > 0 && height > 0 ? { width, height } : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // The content ends before its size.
    throw error;
  }
}

const SIZES: Readonly<Record<ImageFormat, (head: Buffer) => PixelSize | null>> = {
  PNG: (head) => ({ width: head.readUInt32BE(16), height: head.readUInt32BE(20) }),
  GIF: (head) => ({ width: head.readUInt16LE(6), height: head.readUInt16LE(8) }),
  JPEG: jpegSize,
  WEBP: webpSize,
  AVIF: avifSize,
  BMP: (head) =>
    head.readUInt32LE(14) === 12
      ? { width: head.readUInt16LE(18), height: head.readUInt16LE(20) }
      : { width: head.readInt32LE(18), height: Math.abs(head.readInt32LE(22)) },
  ICO: iconSize,
};

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

const MARK = 0xff;
/** The markers that start a frame, which has the size; the three excluded ones start tables. */
const FRAMES = { from: 0xc0, to: 0xcf, but: [0xc4, 0xc8, 0xcc] } as const;
/** The segment with the camera's Exif data. */
const CAMERA = 0xe1;
const SCAN = 0xda;
const ORIENTATION = 0x0112;
/** From this orientation on width and height are swapped. */
const ROTATED = 5;

/**
 * Reads the displayed size of a JPEG: its frame's size, rotated by its Exif orientation. Null if no frame starts in the
 * given bytes. Linear in the number of its segments. Throws a RangeError if the bytes end inside a segment.
 */
function jpegSize(head: Buffer): PixelSize | null {
  let isRotated = false;
  for (let at = 2; at + 4 <= head.length;) {
    if (head.readUInt8(at) !== MARK) return null;
    const kind = head.readUInt8(at + 1);
    if (kind === MARK) {
      at++; // Markers may be padded.
      continue;
    }
    if (kind === SCAN) return null;
    const length = head.readUInt16BE(at + 2);
    if (kind === CAMERA) isRotated ||= orientation(head.subarray(at + 4, at + 2 + length)) >= ROTATED;
    if (isFrame(kind)) {
      const [height, width] = [head.readUInt16BE(at + 5), head.readUInt16BE(at + 7)];
      return isRotated ? { width: height, height: width } : { width, height };
    }
    at += 2 + length;
  }
  return null;
}

function isFrame(kind: number): boolean {
  return kind >= FRAMES.from && kind <= FRAMES.to && !FRAMES.but.some((table) => table === kind);
}

/** Reads the orientation from Exif data; 1 if unspecified. */
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

/** The beginning of what may be an image, and its total size in bytes. */
export interface PictureHead {
  readonly head: Buffer;
  readonly size: number;
}

/**
 * Reads the beginning of a blob, at most PICTURE_HEAD_BYTES. Starts no process for a blob up to BLOB_TEXT_BYTES. Linear
 * in what is read.
 */
export async function pictureHead(repository: Repository, oid: Oid, options: ReadOptions = {}): Promise<PictureHead> {
  const [stat] = await statObjects(repository, [oid], options);
  if (stat?.type !== "blob")
    throw new GalleyError("OBJECT_MISSING", "The image is not in this repository's object store.");
  const { size } = stat;
  const piece = { offset: 0, length: PICTURE_HEAD_BYTES };
  if (size > BLOB_TEXT_BYTES) return { head: (await blobPiece(repository, oid, piece, options)).bytes, size };
  const truncated = { ...options, maxBytes: PICTURE_HEAD_BYTES, isTruncated: true };
  const [found] = await readObjects(repository, [oid], truncated);
  return { head: found?.content ?? Buffer.alloc(0), size };
}
