import { fetchWorktreeNews } from "#app/parts/news/fetchWorktreeNews.ts";
import { StaleBar } from "#app/parts/news/StaleBar.tsx";
import { useStale } from "#app/parts/news/useStale.ts";
import type { WorktreePart } from "#generated/WorktreeScreenQuery.graphql.ts";

interface Props {
  readonly slug: string;
  /** The id of what is drawn of the uncommitted work; null for a stash, which does not change. */
  readonly drawn: string | null;
  readonly part: WorktreePart;
  /** Reads the uncommitted work anew. */
  readonly onShow: () => void;
}

/** Says that the uncommitted work is another by now than what is drawn, and reads it anew when one asks. */
export function StaleWorktree({ slug, drawn, part, onShow }: Props) {
  const stale = useStale(slug, drawn, "workTree", (environment, known) =>
    fetchWorktreeNews(environment, { slug, drawn: known, part }),
  );
  return <StaleBar stale={stale} onShow={onShow} />;
}
