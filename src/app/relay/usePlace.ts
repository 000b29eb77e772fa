import { useCallback, useMemo } from "react";
import { type ChangePlace, placeWord } from "#contract/addresses.ts";
import { entryWords } from "./navigationMemory.ts";
import { leadOneself, wasScrolled } from "./scrollMemory.ts";
import { useRouter } from "./useRouter.ts";

interface AddressedPlace {
  /** Null where the address names none. */
  readonly place: ChangePlace | null;
  /** Tells whether one came back to this page after leaving it scrolled down, so that one is led back there. */
  readonly isReturn: () => boolean;
  readonly onPlace: (place: ChangePlace | null) => void;
  /** The whole address of a place on this page. For when it is asked for, not for drawing. */
  readonly linkTo: (place: ChangePlace) => string;
  /** Where the cursor was when this page was last on screen. */
  readonly memory: typeof cursorMemory;
}

/** How places are written at the end of an address; the same object for as long as it is the same way. */
type PlaceWords = Pick<typeof placeWord, "read" | "write">;

/**
 * Reads and writes the place in a change that the end of the address names, behind its `#`. Where the page's own address may
 * come to mean something else, `lasting` is one that does not, for links that are given away.
 */
export function usePlace(words: PlaceWords = placeWord, lasting: string | null = null): AddressedPlace {
  const { url, pending, go } = useRouter();
  const [page = "", ...rest] = url.split("#");
  const word = `#${rest.join("#")}`;
  const place = useMemo(() => words.read(word), [words, word]);
  const onPlace = useCallback(
    (next: ChangePlace | null) => {
      // The browser stands on the next page's address by now; a place of this one would lead back.
      if (!pending) go(next === null ? page : page + words.write(next), { replace: true });
    },
    [words, page, pending, go],
  );
  const linkTo = useCallback(
    (at: ChangePlace) => window.location.origin + (lasting ?? page) + words.write(at),
    [words, page, lasting],
  );
  return useMemo(
    () => ({ place, isReturn: wasScrolled, onPlace, linkTo, memory: cursorMemory }),
    [place, onPlace, linkTo],
  );
}

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

const lists = entryWords("galley.list");

/** How far a list that scrolls by itself is scrolled. */
interface ListPlace {
  /** In pixels; 0 where the entry that the browser stands on keeps none. */
  readonly read: () => number;
  readonly keep: (top: number) => void;
}

/** Keeps how far the list of a page is scrolled in the entry of the browser's history: it comes back with the page. */
export function useListPlace(): ListPlace {
  return useMemo(
    () => ({ read: () => Number(lists.read() ?? 0) || 0, keep: (top) => lists.keep(String(Math.round(top))) }),
    [],
  );
}
