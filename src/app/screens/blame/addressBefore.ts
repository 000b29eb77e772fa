import type { BlameView } from "#contract/blameView.ts";
import { addressOf } from "#contract/pages.ts";
import { placeWord } from "#contract/placeWord.ts";

/** Where lines come from, as far as it leads to what was there before. */
interface Origin {
  readonly previousOid: string | null;
  readonly previousPath: string | null;
}

/** Gives the address of a file's blame before the commit that brought some lines, near the first of them; null where it is new in that. */
export function addressBefore(
  slug: string,
  { previousOid, previousPath }: Origin,
  originalLine: number,
  view: BlameView,
): string | null {
  if (previousOid === null || previousPath === null) return null;
  const lines = { side: "new", line: originalLine, to: originalLine } as const;
  return addressOf.blame(slug, previousOid, previousPath, view) + placeWord.write({ path: previousPath, lines });
}
