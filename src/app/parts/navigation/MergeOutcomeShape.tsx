import { Skeleton } from "#app/ui/Skeleton.tsx";

const TEXT = {
  label: "Trying the merge",
} as const;

/** The height of the one line that comes, as its style sheet has it. */
const LINE = 29;

/** The shape of what becomes of a merge while it is tried: exactly as tall, so that nothing below moves. */
export function MergeOutcomeShape() {
  return <Skeleton rows={1} rowHeight={LINE} label={TEXT.label} />;
}
