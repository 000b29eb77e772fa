import { placeWord, type ChangePlace } from "#contract/placeWord.ts";
import { entryWords } from "./entryWords.ts";

const cursors = entryWords("galley.cursor");
const readings = entryWords("galley.reading");

/** A line, or a file's header, and how many pixels below its top one reads. */
interface ReadPlace {
  readonly place: ChangePlace;
  readonly offset: number;
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
  readReading(): ReadPlace | null {
    const [, offset, word] = /^(-?\d+) (.+)$/.exec(readings.read() ?? "") ?? [];
    const place = word === undefined ? null : placeWord.read(word);
    return place === null ? null : { place, offset: Number(offset) };
  },
  keepReading(reading: ReadPlace | null): void {
    readings.keep(reading === null ? "" : `${Math.round(reading.offset)} ${placeWord.write(reading.place)}`);
  },
} as const;
