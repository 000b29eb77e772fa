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

/** Reads and writes the place in a change that the end of the address names, behind its `#`. */
export function usePlace(): AddressedPlace {
  const { url, pending, go } = useRouter();
  const [page = "", ...rest] = url.split("#");
  const word = `#${rest.join("#")}`;
  const place = useMemo(() => placeWord.read(word), [word]);
  const onPlace = useCallback(
    (next: ChangePlace | null) => {
      // The browser stands on the next page's address by now; a place of this one would lead back.
      if (!pending) go(next === null ? page : page + placeWord.write(next), { replace: true });
    },
    [page, pending, go],
  );
  const linkTo = useCallback((at: ChangePlace) => window.location.origin + page + placeWord.write(at), [page]);
  return useMemo(
    () => ({ place, isReturn: wasScrolled, onPlace, linkTo, memory: cursorMemory }),
    [place, onPlace, linkTo],
  );
}
