import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf, type ReviewsSearch } from "#contract/pages.ts";
import type { StateTabs_counts$key } from "#generated/StateTabs_counts.graphql.ts";
import { tabHint, useScrollToCurrent, useTabKeys } from "#app/ui/useTabKeys.ts";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";

interface Props {
  readonly slug: string;
  readonly search: ReviewsSearch;
  readonly counts: StateTabs_counts$key;
}

interface Tab {
  readonly label: string;
  readonly hint: string;
  /** The value of the URL parameter; null for the default. */
  readonly state: "changes" | "approved" | "merged" | "abandoned" | "all" | null;
  readonly count: number;
}

/** Tabs of review states with counts. Each links to its own list. */
export function StateTabs({ slug, search, counts }: Props) {
  const { open, changesRequested, approved, merged, abandoned, waitingForViewer } = useFragment(
    graphql`
      fragment StateTabs_counts on ReviewCounts @throwOnFieldError {
        open
        changesRequested
        approved
        merged
        abandoned
        waitingForViewer
      }
    `,
    counts,
  );
  const underWay = open + changesRequested + approved;
  const tabs: readonly Tab[] = [
    { label: "Open", hint: "Not merged or abandoned", state: null, count: underWay },
    { label: "Changes requested", hint: "A reviewer requested changes", state: "changes", count: changesRequested },
    { label: "Approved", hint: "Approved, not merged yet", state: "approved", count: approved },
    { label: "Merged", hint: "Merged into the target branch", state: "merged", count: merged },
    { label: "Abandoned", hint: "Abandoned by the author", state: "abandoned", count: abandoned },
    { label: "All", hint: "Reviews in any state", state: "all", count: underWay + merged + abandoned },
  ];
  const row = useRef<HTMLElement>(null);
  useScrollToCurrent(row);
  useTabKeys(row, shortcutGroups.reviews, "review state");
  const waits = search.turn === "me";
  const [mine, others] = [0, 1] as const;
  const selectedIndex = tabs.findIndex(({ state }) => state === search.state);
  const current = waits ? mine : others + Math.max(selectedIndex, 0);
  const count = others + tabs.length;
  return (
    <nav ref={row} className="StateTabs" aria-label="Review state">
      <ul className="StateTabs-list gap-1 row">
        <li>
          <Link
            className="StateTabs-tab tab inline-row gap-1 focus-inside"
            to={addressOf.reviews(slug, waits ? { ...search, turn: null } : { ...search, state: null, turn: "me" })}
            {...tabHint(waits ? "Show all open reviews" : "Show only reviews that wait on you", {
              at: mine,
              current,
              count,
            })}
            aria-current={waits ? "true" : undefined}
          >
            Waiting on you <span className="muted small digits">{formatCount(waitingForViewer)}</span>
          </Link>
        </li>
        {tabs.map(({ label, hint, state, count: reviews }, tabIndex) => (
          <li key={label}>
            <Link
              className="StateTabs-tab tab inline-row gap-1 focus-inside"
              to={addressOf.reviews(slug, { ...search, state, turn: null })}
              {...tabHint(hint, { at: others + tabIndex, current, count })}
              aria-current={others + tabIndex === current ? "page" : undefined}
            >
              {label} <span className="muted small digits">{formatCount(reviews)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
