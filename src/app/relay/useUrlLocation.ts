import { useCallback, useMemo } from "react";
import { type ChangeLocation, locationHash } from "#contract/addresses.ts";
import { historyEntryStorage } from "./navigationMemory.ts";
import { leadOneself, wasLeft } from "./scrollMemory.ts";
import { useRouter } from "./useRouter.ts";

interface UrlLocation {
  readonly location: ChangeLocation | null;
  /**
   * Returns true if the viewer came back to this page or refreshed it, and the scroll position is being restored.
   */
  readonly isReturn: () => boolean;
  readonly onLocation: (location: ChangeLocation | null) => void;
  /** Returns the full address of a location on this page. Not for rendering. */
  readonly linkTo: (location: ChangeLocation) => string;
  readonly memory: typeof cursorMemory;
}

/** The format of locations in the fragment. Must be a stable object. */
type LocationHashFormat = Pick<typeof locationHash, "read" | "write">;

/**
 * Reads and writes the location in a change that the fragment of the address names. `lasting` is an address for shared
 * links, for pages whose own address can change its meaning.
 */
export function useUrlLocation(format: LocationHashFormat = locationHash, lasting: string | null = null): UrlLocation {
  const { url, pending, go } = useRouter();
  const [page = "", ...rest] = url.split("#");
  const hash = `#${rest.join("#")}`;
  const location = useMemo(() => format.read(hash), [format, hash]);
  const onLocation = useCallback(
    (next: ChangeLocation | null) => {
      // The browser's address is already the next page's; a location of this page would navigate back.
      if (!pending) go(next === null ? page : page + format.write(next), { replace: true });
    },
    [format, page, pending, go],
  );
  const linkTo = useCallback(
    (at: ChangeLocation) => window.location.origin + (lasting ?? page) + format.write(at),
    [format, page, lasting],
  );
  return useMemo(
    () => ({ location, isReturn: wasLeft, onLocation, linkTo, memory: cursorMemory }),
    [location, onLocation, linkTo],
  );
}

const cursors = historyEntryStorage("galley.cursor");
const savedReadings = historyEntryStorage("galley.reading");

/** The line or file header at the top of the viewport, and the offset of the viewport below it in pixels. */
interface ReadingPosition {
  readonly location: ChangeLocation;
  readonly offset: number;
  /** The text of the line and of the lines below it. */
  readonly texts: readonly string[];
}

/** Saves the cursor and the reading position with each history entry. */
export const cursorMemory = {
  read(): ChangeLocation | null {
    const hash = cursors.read();
    return hash === null ? null : locationHash.read(hash);
  },
  save(location: ChangeLocation): void {
    cursors.save(locationHash.write(location));
  },
  /** Returns the saved position. The caller must scroll to it. */
  restoreReading(): ReadingPosition | null {
    const [first = "", ...texts] = (savedReadings.read() ?? "").split("\n");
    const [, offset, hash] = /^(-?\d+) (.+)$/.exec(first) ?? [];
    const location = hash === undefined ? null : locationHash.read(hash);
    if (location === null) return null;
    leadOneself();
    return { location, offset: Number(offset), texts };
  },
  saveReading(reading: ReadingPosition | null): void {
    if (reading === null) return savedReadings.save("");
    const { location, offset, texts } = reading;
    savedReadings.save([`${Math.round(offset)} ${locationHash.write(location)}`, ...texts].join("\n"));
  },
} as const;

const lists = historyEntryStorage("galley.list");

/** The scroll position of a separately scrolling list. */
interface SavedListScroll {
  /** In pixels. 0 when the current entry has none. */
  readonly read: () => number;
  readonly save: (top: number) => void;
}

/** Returns the storage of the list's scroll position in the current history entry. */
export function useSavedListScroll(): SavedListScroll {
  return useMemo(
    () => ({ read: () => Number(lists.read() ?? 0) || 0, save: (top) => lists.save(String(Math.round(top))) }),
    [],
  );
}
