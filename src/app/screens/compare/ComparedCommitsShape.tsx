import { Skeleton } from "#app/ui/Skeleton.tsx";
import "./ComparedCommits.css";

const TEXT = {
  countingCommits: "Counting commits",
} as const;

/** The height of the closed list's one line, as its style sheet has it. */
const LINE = 29;

/** The shape of the commits of a comparison while they are counted: exactly as tall, so that nothing below moves. */
export function ComparedCommitsShape() {
  return (
    <div className="ComparedCommits">
      <Skeleton rows={1} rowHeight={LINE} label={TEXT.countingCommits} />
    </div>
  );
}
