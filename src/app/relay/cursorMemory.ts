import { placeWord, type ChangePlace } from "#contract/placeWord.ts";
import { entryWords } from "./entryWords.ts";
import { leadOneself } from "./scrollMemory.ts";

const cursors = entryWords("galley.cursor");
const readings = entryWords("galley.reading");

/** A line, or a file's header, and how many pixels below its top one reads. */
interface ReadPlace {
  readonly place: ChangePlace;
  readonly offset: number;
  /** What the line says, and those behind it. */
  readonly texts: readonly string[];
}

/** Keeps where the cursor was, and what one read, in each entry of the browser's history: both come back with the page. */
export const cursorMemory = {
  read(): ChangePlace | null {
    const word = cursors.read();
    return word === null ? null : placeWord.read(word);
  },
  keep(place: ChangePlace): void {
    cursors.keep(placeWord.write(place));
  },
  /** Whoever reads it leads there. */
  readReading(): ReadPlace | null {
    const [first = "", ...texts] = (readings.read() ?? "").split("\n");
    const [, offset, word] = /^(-?\d+) (.+)$/.exec(first) ?? [];
    const place = word === undefined ? null : placeWord.read(word);
    if (place === null) return null;
    leadOneself();
    return { place, offset: Number(offset), texts };
  },
  keepReading(reading: ReadPlace | null): void {
    if (reading === null) return readings.keep("");
    const { place, offset, texts } = reading;
    readings.keep([`${Math.round(offset)} ${placeWord.write(place)}`, ...texts].join("\n"));
  },
} as const;
