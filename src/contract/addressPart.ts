import { decodeBytes, encodeBytes } from "./byteText.ts";

/** One part of an address, such as a path: byte by byte, so that names that are not UTF-8 come back as they were. */
export const addressPart = {
  /** Reads a part as text; bytes that are not UTF-8 as `byteText` carries them; null where an escape is broken. */
  read(text: string): string | null {
    if (/%(?![0-9a-f]{2})/i.test(text)) return null;
    const pieces = text.split(/((?:%[0-9a-f]{2})+)/i).map((piece, index) => {
      if (index % 2 === 0) return encodeBytes(piece);
      return Uint8Array.from(piece.slice(1).split("%"), (digits) => Number.parseInt(digits, 16));
    });
    return decodeBytes(Uint8Array.from(pieces.flatMap((piece) => [...piece])));
  },
  /** Writes text, escaping what is more than letters, digits, `-._~` and the characters of `readable` (ASCII). */
  write(text: string, readable = ""): string {
    return Array.from(encodeBytes(text), (byte) => {
      const character = String.fromCharCode(byte);
      if (/[\w.~-]/.test(character) || readable.includes(character)) return character;
      return `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
    }).join("");
  },
} as const;
