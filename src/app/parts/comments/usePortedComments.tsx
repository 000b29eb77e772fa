import { useCallback, useMemo, useState } from "react";
import type { Slot } from "#app/diff/Slot.ts";
import type { LinePlace } from "#app/diff/lineRanges/useGoTo.ts";
import { Button } from "#app/ui/Button.tsx";
import type { ChangePaths } from "./anchor.ts";
import { Remark } from "./CommentBox.tsx";
import type { OldSide } from "./useInterdiff.ts";

const TEXT = {
  notHere: "No remark can stand here: this came with the new base, the earlier patch set has not got it.",
  close: "Close",
  conflict:
    "The earlier patch set does not fit the new base here. The old side shows both, between marks; the new side shows what became of it.",
} as const;

type Compose = (place: Required<LinePlace>) => void;

/**
 * Has remarks on an interdiff's old side stand where its author wrote the lines, and says of others that none can. Gives what
 * begins a remark, and slots: what is said of such lines and of files that conflict. Without an interdiff all stays as it is.
 */
export function useCarriedComments(
  oldSide: OldSide | null,
  paths: ChangePaths,
  compose: Compose,
): { readonly compose: Compose; readonly slots: readonly Slot[] } {
  const [refused, setRefused] = useState<Required<LinePlace> | null>(null);
  const composeThere = useCallback(
    (place: Required<LinePlace>): void => {
      const { key, side, line, to } = place;
      const isHere = side === "new" || oldSide?.written({ path: paths.pathOf(key, side), line, to }) !== null;
      setRefused(isHere ? null : place);
      if (isHere) compose(place);
    },
    [oldSide, paths, compose],
  );
  const conflicts = useMemo(() => conflictSlots(oldSide?.conflicts ?? [], paths), [oldSide, paths]);
  const slots = useMemo(
    () => (refused === null ? conflicts : [...conflicts, refusal(refused, () => setRefused(null))]),
    [conflicts, refused],
  );
  return { compose: composeThere, slots };
}

function conflictSlots(conflicts: readonly string[], { keyOf }: ChangePaths): readonly Slot[] {
  const files = new Set(conflicts.map((path) => keyOf(path, "old") ?? keyOf(path, "new")));
  return [...files].flatMap((fileKey) =>
    fileKey === null
      ? []
      : [
          {
            key: `conflict ${fileKey}`,
            fileKey,
            side: "old",
            line: 0,
            place: "below",
            foldsAway: true,
            content: (
              <Remark>
                <p className="Remark-note">{TEXT.conflict}</p>
              </Remark>
            ),
          },
        ],
  );
}

function refusal({ key: fileKey, side, to }: Required<LinePlace>, close: () => void): Slot {
  return {
    key: `refused ${fileKey} ${to}`,
    fileKey,
    side,
    line: to,
    place: "below",
    content: (
      <Remark>
        <p className="Remark-note" role="status">
          {TEXT.notHere}
        </p>
        <Button size="small" onClick={close}>
          {TEXT.close}
        </Button>
      </Remark>
    ),
  };
}
