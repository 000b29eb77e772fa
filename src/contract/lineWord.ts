import { placeWord, type ChangePlace } from "./placeWord.ts";

/** Nothing has more lines than this has digits. */
const LINES = /^#L([1-9]\d{0,8})(?:-L?([1-9]\d{0,8}))?$/u;

/**
 * Lines of the one file of a page as its address writes them: `#L10`, `#L10-L20`. A place with the file's path, as other
 * pages write it, is read too.
 */
export function lineWord(path: string): Pick<typeof placeWord, "read" | "write"> {
  return {
    read(word: string): ChangePlace | null {
      const [, line, to = line] = LINES.exec(word) ?? [];
      if (line === undefined) return placeWord.read(word);
      const ends = [Number(line), Number(to)];
      return { path, lines: { side: "new", line: Math.min(...ends), to: Math.max(...ends) } };
    },
    write(place: ChangePlace): string {
      const { lines } = place;
      if (place.path !== path) return placeWord.write(place);
      if (lines === null) return "";
      return lines.line === lines.to ? `#L${lines.line}` : `#L${lines.line}-L${lines.to}`;
    },
  };
}
