import { decodeBytes } from "#contract/byteText.ts";

/** Gives the lines of a note, blank ones left out. Linear in its size. */
export function noteLines(blob: Buffer): readonly string[] {
  return decodeBytes(blob)
    .split("\n")
    .filter((line) => line !== "");
}
