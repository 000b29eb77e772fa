import { useEffect, useEffectEvent, useState } from "react";

const TEXT = {
  thereIsNo: (number: number): string => `There is no patch set ${number} here, so all of it is shown.`,
} as const;

/** What an address asks for of a review that has not got it. */
export interface GonePatchSets {
  /** Whether the address is about to lose these numbers: what is read then comes next. */
  readonly isLeaving: boolean;
  /** Says which one is not there, on the page that one was led to. */
  readonly sentence: string | null;
}

/** The number that one is led away from, until the page that comes next has it. */
let left: number | null = null;

/**
 * Leads away from patch sets that a review has not: the work that an address was about may have gone on in another review.
 * `numbers` are those it has, none where there is no review; `asked` those of the address, of which 0 is the base.
 */
export function useGonePatchSets(
  numbers: readonly number[],
  asked: readonly (number | null)[],
  drop: () => void,
): GonePatchSets {
  const gone = asked.find((one) => one !== null && one !== 0 && !numbers.includes(one)) ?? null;
  const [last] = useState(() => left);
  useEffect(() => {
    left = null;
  }, []);
  const leave = useEffectEvent((number: number) => {
    left = number;
    drop();
  });
  useEffect(() => {
    if (gone !== null) leave(gone);
  }, [gone]);
  return { isLeaving: gone !== null, sentence: last === null ? null : sentenceOf(last) };
}

function sentenceOf(number: number): string {
  return TEXT.thereIsNo(number);
}
