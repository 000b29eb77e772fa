import { addressPart } from "./addressPart.ts";

/** A file of a change, or lines of one side of it, from `line` up to `to`, both counted from 1. */
export interface ChangePlace {
  /** The path where the file is now, or else was. */
  readonly path: string;
  readonly lines: { readonly side: "old" | "new"; readonly line: number; readonly to: number } | null;
}

/** Nothing has more lines than this has digits. */
const WORD = /^#([^:]+)(?::([LR])([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?)?$/;

/** A place as the address of a page writes it: `#src/a.ts`, `#src/a.ts:R12` on the new side, `#src/a.ts:L12-20` on the old. */
export const placeWord = {
  /** Reads what follows a page's address, `#` included; null where that is no place. */
  read(word: string): ChangePlace | null {
    const [, part = "", side, line, to] = WORD.exec(word) ?? [];
    const path = addressPart.read(part);
    if (path === null || path === "") return null;
    if (side === undefined || line === undefined) return { path, lines: null };
    const ends = [Number(line), Number(to ?? line)];
    return { path, lines: { side: side === "L" ? "old" : "new", line: Math.min(...ends), to: Math.max(...ends) } };
  },
  write({ path, lines }: ChangePlace): string {
    const word = `#${addressPart.write(path, "/@")}`;
    if (lines === null) return word;
    const range = lines.to === lines.line ? "" : `-${lines.to}`;
    return `${word}:${lines.side === "old" ? "L" : "R"}${lines.line}${range}`;
  },
} as const;
