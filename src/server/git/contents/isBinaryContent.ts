/** How far git looks for a NUL before it takes a content for text (FIRST_FEW_BYTES in its xdiff-interface.c). */
export const BINARY_LOOK_BYTES = 8000;

/** Tells whether git takes a content for binary, given its beginning at least. */
export function isBinaryContent(content: Uint8Array): boolean {
  return content.subarray(0, BINARY_LOOK_BYTES).includes(0);
}
