import { useEffect, useEffectEvent } from "react";
import type { Whitespace } from "#generated/PatchStreamSubscription.graphql.ts";
import { localChoice } from "#app/ui/localChoice.ts";

const KEPT = "galley.whitespace";
const MODES: Readonly<Record<Whitespace, true>> = {
  SHOW: true,
  IGNORE_AT_END: true,
  IGNORE_AMOUNT: true,
  IGNORE_ALL: true,
  IGNORE_ALL_AND_BLANK_LINES: true,
};

function isWhitespace(value: string | null): value is Whitespace {
  return value !== null && Object.hasOwn(MODES, value);
}

/**
 * Chooses which white space counts: as the address says, for the page's query goes by it; where it says nothing, what was
 * last chosen is put into it, and all counts until then. The second part chooses: it keeps the choice and hands it on to
 * the address.
 */
export function useWhitespace(
  asked: Whitespace | null,
  onChoose: (whitespace: Whitespace) => void,
): readonly [Whitespace, (whitespace: Whitespace) => void] {
  const put = useEffectEvent(onChoose);
  useEffect(() => {
    const kept = localChoice.read(KEPT);
    if (asked === null && isWhitespace(kept) && kept !== "SHOW") put(kept);
  }, [asked]);
  const choose = (whitespace: Whitespace) => {
    localChoice.keep(KEPT, whitespace);
    onChoose(whitespace);
  };
  return [asked ?? "SHOW", choose];
}
