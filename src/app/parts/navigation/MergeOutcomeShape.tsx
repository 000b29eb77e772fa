import { Skeleton } from "#app/ui/Skeleton.tsx";

/** The height of the one line that comes, as its style sheet has it. */
const LINE = 29;
const LABEL = "Trying the merge";

/** The shape of what becomes of a merge while it is tried: exactly as tall, so that nothing below moves. */
export function MergeOutcomeShape() {
  return <Skeleton rows={1} rowHeight={LINE} label={LABEL} />;
}
