import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useFieldKeys } from "#app/ui/focus.ts";
import { readerDates } from "#app/ui/formatDate.ts";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import type {
  PatchSetPicker_review$data,
  PatchSetPicker_review$key,
} from "#generated/PatchSetPicker_review.graphql.ts";
import "./PatchSetPicker.css";

const TEXT = {
  from: "From",
  base: "its base",
  label: "Patch sets to read",
  choose: "Choose which patch sets to read",
  nameOf: (number: number): string => `patch set ${number}`,
  notRecorded: ", not recorded",
  howItCame: "How it came",
  /** In a word, for the list: the sentence stands below. */
  words: {
    PUSHED: "pushed",
    REBASED: "rebased",
    AMENDED: "amended",
    REWRITTEN: "rewritten",
    BASE_MOVED: "base moved",
    COMMITTED: "committed",
    EDITED: "edited",
  },
  patchSet: (number: number, sentence: string): string => `Patch set ${number}: ${sentence}`,
  snapshot: (time: string): string => `snapshot of ${time}`,
} as const;
const TO = "to";
const KEYS = "d p";
/** More moves than this are not told at once. */
const MOVES_SHOWN = 3;

type RecordedSet = PatchSetPicker_review$data["patchSets"][number];

/** Two patch sets by their numbers, 0 being the base; null for the base of `to`, where that is named, and for the last one. */
export interface PickedRange {
  readonly from: number | null;
  readonly to: number | null;
}

interface Props {
  readonly review: PatchSetPicker_review$key;
  /** What the address says of either end; null where it says nothing. */
  readonly from: number | null;
  readonly to: number | null;
  readonly onRead: (range: PickedRange) => void;
}

/** Chooses the two states of a review that are held together: a patch set and its base, or an earlier one. */
export function PatchSetPicker({ review, from: named, to: ending, onRead }: Props) {
  const { patchSets } = useFragment(
    graphql`
      fragment PatchSetPicker_review on Review @throwOnFieldError {
        patchSets {
          number
          kind
          at
          headOid
          isRecorded
          move {
            kind
            sentence
          }
          ...reviewFragments_patchSet
        }
      }
    `,
    review,
  );
  const fields = useRef<HTMLFieldSetElement>(null);
  const leave = useFieldKeys(fields, KEYS, TEXT.choose, shortcutGroups.review);
  const last = patchSets.at(-1)?.number ?? 1;
  const [from, to] = [named ?? 0, ending ?? last];
  const read = (next: { readonly from: number; readonly to: number }): void => {
    const isFromBase = next.from === 0 || next.from >= next.to;
    const end = next.to === last ? null : next.to;
    // An address that names neither leads to where one stopped.
    onRead({ from: isFromBase ? (end === null ? 0 : null) : next.from, to: end });
  };
  return (
    // Keys that bubble from the fields: the room around them takes none.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset ref={fields} className="PatchSetPicker" title={`${TEXT.choose} (${KEYS})`} onKeyDown={leave}>
      <legend className="visually-hidden">{TEXT.label}</legend>
      <label>
        {TEXT.from}{" "}
        <select value={from} onChange={(event) => read({ from: Number(event.target.value), to })}>
          <option value={0}>{TEXT.base}</option>
          {patchSets
            .filter(({ number }) => number < to)
            .map((set) => (
              <option key={set.number} value={set.number}>
                {TEXT.nameOf(set.number)}
              </option>
            ))}
        </select>
      </label>
      <label>
        {TO}{" "}
        <select value={to} onChange={(event) => read({ from, to: Number(event.target.value) })}>
          {patchSets.map((set) => (
            <option key={set.number} value={set.number} title={set.move?.sentence}>
              {labelOf(set)}
            </option>
          ))}
        </select>
      </label>
      <MovesBetween sets={patchSets} from={from === 0 ? to - 1 : from} to={to} />
    </fieldset>
  );
}

/** Says how one state came from the other: move by move, the last of them where there are many. */
function MovesBetween({ sets, from, to }: { sets: readonly RecordedSet[]; from: number; to: number }) {
  const moves = sets.filter(({ number, move }) => number > from && number <= to && move != null);
  if (moves.length === 0) return null;
  return (
    <ul className="PatchSetPicker-moves" aria-label={TEXT.howItCame}>
      {moves.slice(-MOVES_SHOWN).map(({ number, move }) => (
        <li key={number}>{TEXT.patchSet(number, move?.sentence ?? "")}</li>
      ))}
    </ul>
  );
}

function labelOf({ number, kind, at, headOid, isRecorded, move }: RecordedSet): string {
  const what = kind === "SNAPSHOT" ? TEXT.snapshot(readerDates.clock(Date.parse(at))) : headOid.slice(0, 8);
  const word = move == null ? "" : ` · ${TEXT.words[move.kind]}`;
  return `${TEXT.nameOf(number)} · ${what}${word}${isRecorded ? "" : TEXT.notRecorded}`;
}

const USE_GONE_PATCH_SETS_TEXT = {
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
  return USE_GONE_PATCH_SETS_TEXT.thereIsNo(number);
}
