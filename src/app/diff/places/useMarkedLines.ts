import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ReaderPlace } from "../ReaderPlace.ts";
import type { PlaceLinks } from "./usePlaces.ts";

/** The host is told at most this often, in milliseconds: browsers refuse to change the address more often for long. */
const PAUSE_MS = 350;

/** The lines that are marked, and a way to mark others, which show at once. */
export interface MarkedLines {
  readonly place: ReaderPlace | null;
  readonly mark: (place: ReaderPlace | null) => void;
  /** What the host gave, with these. */
  readonly links: PlaceLinks | undefined;
}

/** What one has marked, until the host gives that back or something of its own. */
interface Own {
  readonly place: ReaderPlace | null;
  /** What the host gave when one began. */
  readonly over: ReaderPlace | null;
  /** What the host was told since: it gives each back a little later. */
  readonly told: readonly (ReaderPlace | null)[];
  readonly isWaiting: boolean;
}

/** Keeps the lines marked in a reader: those that its host names, or those that one has marked since. */
export function useMarkedLines(links: PlaceLinks | undefined): MarkedLines {
  const given = links?.place ?? null;
  const onPlace = links?.onPlace;
  const [own, setOwn] = useState<Own | null>(null);
  const toldAt = useRef(Number.NEGATIVE_INFINITY);
  if (own !== null && isOver(own, given)) setOwn(null);
  const place = own === null || isOver(own, given) ? given : own.place;

  const mark = useCallback(
    (next: ReaderPlace | null): void => {
      const isWaiting = performance.now() - toldAt.current < PAUSE_MS;
      setOwn((known) => {
        const { over, told } = known ?? { over: given, told: [] };
        return { place: next, over, told: isWaiting || onPlace === undefined ? told : [...told, next], isWaiting };
      });
      if (isWaiting || onPlace === undefined) return;
      toldAt.current = performance.now();
      onPlace(next);
    },
    [given, onPlace],
  );
  const waiting = own?.isWaiting === true ? own : null;
  useEffect(() => {
    if (waiting === null || onPlace === undefined) return;
    const tell = (): void => {
      toldAt.current = performance.now();
      setOwn({ ...waiting, told: [...waiting.told, waiting.place], isWaiting: false });
      onPlace(waiting.place);
    };
    const timer = setTimeout(tell, Math.max(0, toldAt.current + PAUSE_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [waiting, onPlace]);

  return useMemo(
    () => ({ place, mark, links: links === undefined ? undefined : { ...links, place, onPlace: mark } }),
    [place, mark, links],
  );
}

/** Whether what the host gives counts again: it is what it was told last, or nothing that it was told or gave before. */
function isOver({ place, over, told, isWaiting }: Own, given: ReaderPlace | null): boolean {
  const last = told.at(-1);
  if (!isWaiting && last !== undefined && isSame(place, given)) return true;
  return !isSame(given, over) && !told.some((one) => isSame(one, given));
}

function isSame(a: ReaderPlace | null, b: ReaderPlace | null): boolean {
  if (a === null || b === null) return a === b;
  const [one, other] = [a.lines, b.lines];
  return a.path === b.path && one?.side === other?.side && one?.line === other?.line && one?.to === other?.to;
}
