/** Sixteen bytes of a file, or fewer at its end, as they are shown. */
export interface HexRow {
  /** Where they stand, in hexadecimal digits. */
  readonly offset: string;
  readonly hex: string;
  /** Printable ASCII as it is, all else a point. */
  readonly text: string;
}

const ROW_BYTES = 16;
const OFFSET_DIGITS = 8;

/** Lays out bytes that begin at an offset in rows of sixteen. Linear in the bytes. */
export function hexRows(bytes: Uint8Array, offset: number): readonly HexRow[] {
  return Array.from({ length: Math.ceil(bytes.length / ROW_BYTES) }, (_, row) => {
    const part = [...bytes.subarray(row * ROW_BYTES, (row + 1) * ROW_BYTES)];
    const halves = [part.slice(0, ROW_BYTES / 2), part.slice(ROW_BYTES / 2)];
    return {
      offset: (offset + row * ROW_BYTES).toString(16).padStart(OFFSET_DIGITS, "0"),
      hex: halves.map((half) => half.map((byte) => byte.toString(16).padStart(2, "0")).join(" ")).join("  "),
      text: part.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : "·")).join(""),
    };
  });
}
