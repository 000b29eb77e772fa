import { ListUnorderedIcon } from "@primer/octicons-react";
import type { ReactNode } from "react";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { INDEX_PAGE, pageName, type SitePlace } from "#contract/sites/site.ts";

const ALL = "All reviews";
const RELATIONS = { BELOW: "Stacked on", ABOVE: "Next in the stack", NAMED: "Mentions" } as const;

/** The way from the page of a review back to the index. */
export function IndexLink(): ReactNode {
  useShortcut("g r", ALL, shortcutGroups.go, () => location.assign(INDEX_PAGE));
  return (
    <a
      className="Button"
      data-variant="quiet"
      data-icon-only=""
      href={INDEX_PAGE}
      title={`${ALL} (g r)`}
      aria-label={ALL}
    >
      <ListUnorderedIcon />
    </a>
  );
}

/** Links to the reviews that this one is stacked on or below, or that its texts name. */
export function RelatedReviews({ site: { related } }: { readonly site: SitePlace }): ReactNode {
  if (related.length === 0) return null;
  return (
    <ul className="row wrap gap-x-3" aria-label="Related reviews">
      {related.map(({ id, title, relation }) => (
        <li key={id} className="long-words">
          <span className="muted">{RELATIONS[relation]}</span>{" "}
          <a href={pageName(id)}>
            <MarkedText text={title} />
          </a>
        </li>
      ))}
    </ul>
  );
}
