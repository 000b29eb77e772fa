import type { SeenCounts, SeenMarks } from "#app/diff/SeenMarks.ts";
import { useSeenCounts } from "./useSeenCounts.ts";

/** Gives how much of a change of so many files is still to be seen; null while that is not known of all of them. */
export function useUnseen(marks: SeenMarks | undefined, files: number): SeenCounts | null {
  const counts = useSeenCounts(marks);
  return counts === null || counts.files < files ? null : counts;
}
