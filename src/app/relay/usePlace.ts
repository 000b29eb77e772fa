import { useCallback, useMemo } from "react";
import { placeWord, type ChangePlace } from "#contract/placeWord.ts";
import { cursorMemory } from "./cursorMemory.ts";
import { useRouter } from "./useRouter.ts";
import { wasScrolled } from "./scrollMemory.ts";

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
