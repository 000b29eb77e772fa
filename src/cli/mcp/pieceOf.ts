import { MCP_TEXT_MAX } from "#contract/limits.ts";

/** A part of a text, and from where it goes on; null where it is at its end. */
export interface TextPiece {
  readonly text: string;
  readonly next: number | null;
}

/** Gives as much of a text from a place on as one answer holds, and never half a character. */
export function pieceOf(text: string, offset = 0, most = MCP_TEXT_MAX): TextPiece {
  if (text.length - offset <= most) return { text: text.slice(offset), next: null };
  const isHalf = /[\ud800-\udbff]/u.test(text.charAt(offset + most - 1));
  const next = offset + most - (isHalf ? 1 : 0);
  return { text: text.slice(offset, next), next };
}
