import { PageShape } from "#app/ui/PageShape.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";

const TEXT = {
  label: "Opening the desk",
} as const;

/** The shape of the desk while it is awaited: a repository, its uncommitted work, its branches and commits. */
export function DeskShape() {
  return (
    <PageShape label={TEXT.label} headHeight={56} isNarrow>
      <Skeleton shape="rows" rowHeight={46} />
      <Skeleton rows={2} rowHeight={28} />
      <Skeleton shape="rows" rows={6} rowHeight={40} />
    </PageShape>
  );
}
