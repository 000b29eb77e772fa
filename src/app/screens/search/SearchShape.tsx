import { PageShape } from "#app/ui/PageShape.tsx";
import { Skeleton } from "#app/ui/Skeleton.tsx";

const TEXT = {
  searching: "Searching",
} as const;

/** The shape of a search while it is awaited: its field, where one looks, and files with what was found in them. */
export function SearchShape() {
  return (
    <PageShape label={TEXT.searching} headHeight={58} isNarrow>
      <Skeleton shape="rows" rowHeight={32} />
      <Skeleton rowHeight={37} />
      <Skeleton shape="code" rows={4} rowHeight={20} />
      <Skeleton shape="code" rows={4} rowHeight={20} />
    </PageShape>
  );
}
