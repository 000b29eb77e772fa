import { type RefObject, useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { DiffFile } from "#app/diff/patch/DiffFile.ts";
import { type DiffLocation, isSameLocation, type LocationLinks } from "#app/diff/models/DiffLocation.ts";
import type { DiffReaderHandle } from "#app/diff/controller/ReaderView.ts";

/** Bounds the locations that the URL has not caught up with: more than keys are pressed before a page is rendered. */
const MARKED_MAX = 16;

/** The location in the page's URL, provided by the screen. */
export interface UrlLocation extends LocationLinks {
  /** True if the user returned to this page by history navigation; then its scroll position is restored instead. */
  readonly isReturn: () => boolean;
}

interface LinkedLocation {
  /** For the reader. Lines selected there are put into the URL. */
  readonly links: LocationLinks;
  /** Scrolls the reader to a location and selects its lines, or the nearest existing ones. */
  readonly visit: (location: DiffLocation) => void;
  /** The path in the URL if no file of the change has it, else null. */
  readonly missing: string | null;
}

/** Scrolls the reader to the location in the URL when its file is there, each time the location changes. */
export function useLinkedLocation(
  reader: RefObject<Pick<DiffReaderHandle, "scrollToFile" | "goTo"> | null>,
  files: readonly DiffFile[],
  address: UrlLocation,
): LinkedLocation {
  const { location, isReturn, onLocation, linkTo, memory } = address;
  /** The location last scrolled to or selected; undefined at first. */
  const known = useRef<DiffLocation | null>(undefined);
  /** Recently selected locations; the last of them is or will be the one in the URL. */
  const marked = useRef<readonly (DiffLocation | null)[]>([]);
  const path = location?.path;
  const isThere = useMemo(() => files.some(({ key }) => key === path), [files, path]);

  const lead = ({ path: key, lines }: DiffLocation, onOther?: (location: DiffLocation) => void): void => {
    if (lines === null) reader.current?.scrollToFile(key);
    else reader.current?.goTo({ key, ...lines }, onOther);
  };
  const arrive = useEffectEvent((to: DiffLocation): void => {
    // The URL may lag behind: it can name an earlier selection after a newer one was made.
    const own = marked.current.findIndex((one) => isSameLocation(one, to));
    if (own !== -1) {
      marked.current = marked.current.slice(own + 1);
      return;
    }
    marked.current = [];
    const isKnown = known.current === undefined ? isReturn() : isSameLocation(known.current, to);
    known.current = to;
    if (!isKnown) lead(to);
  });
  useEffect(() => {
    if (location === null) known.current = null;
    else if (isThere) arrive(location);
  }, [location, isThere]);

  const put = (next: DiffLocation | null): void => {
    known.current = next;
    marked.current = [...marked.current.slice(1 - MARKED_MAX), next];
    onLocation(next);
  };
  const visit = (next: DiffLocation): void => {
    lead(next, (other) => {
      if (isSameLocation(known.current ?? null, next)) put(other);
    });
    if (next.lines !== null) put(next);
  };
  const links = { location, onLocation: put, linkTo, memory };
  return { links, visit, missing: path !== undefined && !isThere ? path : null };
}

/** Scrolls to the heading that the URL names, each time it changes. */
export function useAnchor(text: RefObject<HTMLElement | null>, { location, isReturn }: UrlLocation): void {
  const anchor = location === null || location.lines !== null ? null : location.path;
  const lead = useEffectEvent((name: string) => {
    if (isReturn()) return;
    const headings = text.current?.querySelectorAll<HTMLElement>("[data-anchor]") ?? [];
    [...headings].find(({ dataset }) => dataset["anchor"] === name)?.scrollIntoView();
  });
  useEffect(() => {
    if (anchor !== null) lead(anchor);
  }, [anchor]);
}
