import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { DiffFile } from "#app/diff/DiffFile.ts";
import type { PlaceLinks } from "#app/diff/lineRanges/useLinkedLines.ts";
import type { ReaderPlace } from "#app/diff/models/ReaderPlace.ts";
import type { DiffReaderHandle } from "#app/diff/reader/useReaderHandle.ts";

/** Places marked here that the address may still come to name: more than keys are pressed before a page is drawn. */
const MARKED_KEPT = 16;

/** The place that the page's address names, as a screen gives it. */
export interface AddressedPlace extends PlaceLinks {
  /** Tells whether one has come back to where one was on this page: then one is not led elsewhere. */
  readonly isReturn: () => boolean;
}

interface PlaceVisits {
  /** For the reader: what is marked there is in the address from then on. */
  readonly links: PlaceLinks;
  /** Leads the reader to a place; lines are marked there, of those that are not in the file the nearest. */
  readonly visit: (place: ReaderPlace) => void;
  /** The path that the address names where no file of the change has it. */
  readonly missing: string | null;
}

/** Leads the reader to the place in the address when its file is there, each time the address comes to name another one. */
export function usePlaceVisits(
  reader: RefObject<Pick<DiffReaderHandle, "scrollToFile" | "goTo"> | null>,
  files: readonly DiffFile[],
  address: AddressedPlace,
): PlaceVisits {
  const { place, isReturn, onPlace, linkTo, memory } = address;
  /** The place one has been led to last, or marked oneself; undefined at first. */
  const known = useRef<ReaderPlace | null>(undefined);
  /** The places that one has marked oneself of late, the last of which the address names or is to name. */
  const marked = useRef<readonly (ReaderPlace | null)[]>([]);
  const path = place?.path;
  const isThere = useMemo(() => files.some(({ key }) => key === path), [files, path]);

  const lead = ({ path: key, lines }: ReaderPlace, onOther?: (place: ReaderPlace) => void): void => {
    if (lines === null) reader.current?.scrollToFile(key);
    else reader.current?.goTo({ key, ...lines }, onOther);
  };
  const arrive = useEffectEvent((to: ReaderPlace): void => {
    // The address may be behind: it comes to name what was marked here, while more has been marked since.
    const own = marked.current.findIndex((one) => isSame(one, to));
    if (own !== -1) {
      marked.current = marked.current.slice(own + 1);
      return;
    }
    marked.current = [];
    const isKnown = known.current === undefined ? isReturn() : isSame(known.current, to);
    known.current = to;
    if (!isKnown) lead(to);
  });
  useEffect(() => {
    if (place === null) known.current = null;
    else if (isThere) arrive(place);
  }, [place, isThere]);

  const put = useCallback(
    (next: ReaderPlace | null): void => {
      known.current = next;
      marked.current = [...marked.current.slice(1 - MARKED_KEPT), next];
      onPlace(next);
    },
    [onPlace],
  );
  const visit = (next: ReaderPlace): void => {
    lead(next, (other) => {
      if (isSame(known.current ?? null, next)) put(other);
    });
    if (next.lines !== null) put(next);
  };
  const links = useMemo(() => ({ place, onPlace: put, linkTo, memory }), [place, put, linkTo, memory]);
  return { links, visit, missing: path !== undefined && !isThere ? path : null };
}

function isSame(a: ReaderPlace | null, b: ReaderPlace): boolean {
  if (a?.path !== b.path) return false;
  return a.lines?.side === b.lines?.side && a.lines?.line === b.lines?.line && a.lines?.to === b.lines?.to;
}

/** Leads to the heading that the page's address names, each time it comes to name another. */
export function useAnchor(text: RefObject<HTMLElement | null>, { place, isReturn }: AddressedPlace): void {
  const anchor = place === null || place.lines !== null ? null : place.path;
  const lead = useEffectEvent((name: string) => {
    if (isReturn()) return;
    const headings = text.current?.querySelectorAll<HTMLElement>("[data-anchor]") ?? [];
    [...headings].find(({ dataset }) => dataset["anchor"] === name)?.scrollIntoView();
  });
  useEffect(() => {
    if (anchor !== null) lead(anchor);
  }, [anchor]);
}
