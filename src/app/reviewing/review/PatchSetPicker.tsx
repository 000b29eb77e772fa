import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useFieldKeys } from "#app/ui/focus.ts";
import { displayPath, readerDates } from "#app/ui/format.ts";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import type {
  PatchSetPicker_review$data,
  PatchSetPicker_review$key,
} from "#generated/PatchSetPicker_review.graphql.ts";
import "./PatchSetPicker.css";

const TEXT = {
  from: "From",
  choose: "Choose patch sets to compare",
  nameOf: (number: number): string => `patch set ${number}`,
  /** Short labels for the list; the full sentence is shown below it. */
  labels: {
    PUSHED: "pushed",
    REBASED: "rebased",
    AMENDED: "amended",
    REWRITTEN: "rewritten",
    BASE_MOVED: "base moved",
    COMMITTED: "committed",
    EDITED: "edited",
  },
  patchSet: (number: number, message: string): string => `Patch set ${number}: ${message}`,
} as const;
const TO = "to";
const KEYS = "d p";
/** The most moves shown at once. */
const MOVES_SHOWN = 3;

type RecordedSet = PatchSetPicker_review$data["patchSets"][number];

/**
 * Two patch sets by number, where 0 is the base. A `from` of null is the base of `to`, if `to` is set; a `to` of null
 * is the last patch set.
 */
export interface PickedRange {
  readonly from: number | null;
  readonly to: number | null;
}

interface Props {
  readonly review: PatchSetPicker_review$key;
  /** The two ends in the URL; null when the URL has none. */
  readonly from: number | null;
  readonly to: number | null;
  /** The head of the change on the screen; a newer patch set is not shown before a refresh. */
  readonly shownOid: string | null;
  readonly onRead: (range: PickedRange) => void;
}

/** Selects the two states of a review to compare: a patch set and its base or an earlier patch set. */
export function PatchSetPicker({ review, from: named, to: ending, shownOid, onRead }: Props) {
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
            message
          }
          operation {
            description
          }
        }
      }
    `,
    review,
  );
  const fields = useRef<HTMLFieldSetElement>(null);
  const leave = useFieldKeys(fields, KEYS, TEXT.choose, shortcutGroups.review);
  const last = patchSets.at(-1)?.number ?? 1;
  const shown = patchSets.findLast(({ headOid }) => headOid === shownOid)?.number ?? last;
  const [from, to] = [named ?? 0, ending ?? shown];
  const read = (next: { readonly from: number; readonly to: number }): void => {
    const isFromBase = next.from === 0 || next.from >= next.to;
    const end = next.to === last ? null : next.to;
    // A URL with neither number leads to the last visit.
    onRead({ from: isFromBase ? (end === null ? 0 : null) : next.from, to: end });
  };
  return (
    // Handles keys that bubble from the fields; the fieldset itself takes none.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset ref={fields} className="PatchSetPicker" title={`${TEXT.choose} (${KEYS})`} onKeyDown={leave}>
      <legend className="visually-hidden">Patch sets to compare</legend>
      <label>
        <span className="PatchSetPicker-word">{TEXT.from} </span>
        <select
          aria-label={TEXT.from}
          value={from}
          onChange={(event) => read({ from: Number(event.target.value), to })}
        >
          <option value={0}>base</option>
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
        <span className="PatchSetPicker-word">{TO} </span>
        <select
          aria-label={TO}
          title={patchSets.filter(({ number }) => number === to).map(labelOf)[0]}
          value={to}
          onChange={(event) => read({ from, to: Number(event.target.value) })}
        >
          {patchSets.map((set) => (
            <option key={set.number} value={set.number} title={set.move?.message}>
              {/* The field shows the chosen one, whose name is never cut. */}
              {set.number === to ? TEXT.nameOf(to) : labelOf(set)}
            </option>
          ))}
        </select>
      </label>
      <MovesBetween sets={patchSets} from={from === 0 ? to - 1 : from} to={to} />
    </fieldset>
  );
}

/** Lists the moves from one state to the other; only the last ones when there are many. */
function MovesBetween({ sets, from, to }: { sets: readonly RecordedSet[]; from: number; to: number }) {
  const moves = sets.filter(({ number, move }) => number > from && number <= to && move != null);
  if (moves.length === 0) return null;
  return (
    <ul
      className="PatchSetPicker-moves"
      aria-label="Patch set history"
      title={moves.map(({ number, move }) => TEXT.patchSet(number, move?.message ?? "")).join("\n")}
    >
      {moves.slice(-MOVES_SHOWN).map(({ number, move }) => (
        <li key={number}>{TEXT.patchSet(number, move?.message ?? "")}</li>
      ))}
    </ul>
  );
}

function labelOf({ number, kind, at, headOid, isRecorded, move, operation }: RecordedSet): string {
  const what =
    kind === "SNAPSHOT" && at != null ? `snapshot ${readerDates.clock(Date.parse(at))}` : headOid.slice(0, 8);
  const during = operation == null ? "" : ` during ${displayPath(operation.description)}`;
  const kindLabel = move == null ? "" : ` · ${TEXT.labels[move.kind]}`;
  return `${TEXT.nameOf(number)} · ${what}${during}${kindLabel}${isRecorded ? "" : ", not recorded"}`;
}

/** The handling of a URL with patch sets that the review does not have. */
export interface GonePatchSets {
  /** True while the URL is about to drop these numbers and another comparison comes next. */
  readonly isLeaving: boolean;
  /** Names the missing patch set on the page that follows; null when none is missing. */
  readonly message: string | null;
}

/** The missing number, held until the page that follows has read it. */
let left: number | null = null;

/**
 * Leaves the URL of patch sets that a review does not have, for example when the work continued in another review.
 * `numbers` are those of the review, empty without one; `requestedNumbers` those of the URL, where 0 is the base.
 */
export function useGonePatchSets(
  numbers: readonly number[],
  requestedNumbers: readonly (number | null)[],
  drop: () => void,
): GonePatchSets {
  const gone = requestedNumbers.find((one) => one !== null && one !== 0 && !numbers.includes(one)) ?? null;
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
  return { isLeaving: gone !== null, message: last === null ? null : messageOf(last) };
}

function messageOf(number: number): string {
  return `Patch set ${number} does not exist. Showing all changes.`;
}
