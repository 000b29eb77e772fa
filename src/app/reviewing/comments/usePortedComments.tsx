import { useCallback, useMemo, useState } from "react";
import type { Slot } from "#app/diff/models/Slot.ts";
import type { LineLocation } from "#app/diff/models/DiffLocation.ts";
import { Button } from "#app/ui/Button.tsx";
import type { ChangePaths } from "#app/reading/changes/fileTable.ts";
import { CommentBox } from "./useCommentSlots.tsx";
import type { OldSide } from "./useInterdiff.ts";

type Compose = (location: Required<LineLocation>, text?: string) => void;

/**
 * Anchors comments on an interdiff's old side to the commit where its author wrote the lines, and refuses them on other
 * lines. Returns the function that starts a comment, and slots for the refusals and the files that conflict. Without an
 * interdiff nothing changes.
 */
export function usePortedComments(
  oldSide: OldSide | null,
  paths: ChangePaths,
  compose: Compose,
): { readonly compose: Compose; readonly slots: readonly Slot[] } {
  const [refused, setRefused] = useState<Required<LineLocation> | null>(null);
  const composeThere = useCallback(
    (location: Required<LineLocation>, text?: string): void => {
      const { key, side, line, to } = location;
      const isHere = side === "new" || oldSide?.written({ path: paths.pathOf(key, side), line, to }) !== null;
      setRefused(isHere ? null : location);
      if (isHere) compose(location, text);
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
            placement: "below",
            collapses: true,
            content: (
              <CommentBox>
                <p className="CommentBox-note muted small">
                  The earlier patch set conflicts with the new base here. The old side shows both versions between
                  conflict markers; the new side shows the result.
                </p>
              </CommentBox>
            ),
          },
        ],
  );
}

function refusal({ key: fileKey, side, to }: Required<LineLocation>, close: () => void): Slot {
  return {
    key: `refused ${fileKey} ${to}`,
    fileKey,
    side,
    line: to,
    placement: "below",
    content: (
      <CommentBox>
        <p className="CommentBox-note muted small" role="status">
          You cannot comment here: these lines come from the new base and are not in the earlier patch set.
        </p>
        <Button size="small" onClick={close}>
          Close
        </Button>
      </CommentBox>
    ),
  };
}
