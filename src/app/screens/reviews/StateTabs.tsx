import { graphql, useFragment } from "react-relay";
import { addressOf, type ReviewsSearch } from "#contract/pages.ts";
import type { ReviewStatesWord } from "#contract/reviewStates.ts";
import type { StateTabs_counts$key } from "#generated/StateTabs_counts.graphql.ts";
import { formatCount } from "#app/ui/formatCount.ts";
import { Link } from "#app/ui/Link.tsx";

const LABEL = "Which reviews";
const YOURS = "Waiting for you";

interface Props {
  readonly slug: string;
  readonly search: ReviewsSearch;
  readonly counts: StateTabs_counts$key;
}

interface Tab {
  readonly label: string;
  readonly hint: string;
  /** What the address says for it; null for what holds where it says nothing. */
  readonly state: ReviewStatesWord | null;
  readonly count: number;
}

/** The states that reviews may be in, each with how many there are; every one leads to its own list. */
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
    {
      label: "Under way",
      hint: "Neither merged nor abandoned",
      state: null,
      count: underWay,
    },
    {
      label: "Changes asked for",
      hint: "A reviewer asked for changes",
      state: "changes",
      count: changesRequested,
    },
    {
      label: "Approved",
      hint: "Approved and not merged yet",
      state: "approved",
      count: approved,
    },
    {
      label: "Merged",
      hint: "What they asked for is in their target",
      state: "merged",
      count: merged,
    },
    {
      label: "Abandoned",
      hint: "Given up by their authors",
      state: "abandoned",
      count: abandoned,
    },
    {
      label: "All",
      hint: "In whatever state",
      state: "all",
      count: underWay + merged + abandoned,
    },
  ];
  const waits = search.turn === "me";
  const current = tabs.find(({ state }) => state === search.state)?.state ?? null;
  return (
    <nav className="StateTabs" aria-label={LABEL}>
      <ul className="StateTabs-list">
        <li>
          <Link
            className="StateTabs-tab"
            to={addressOf.reviews(slug, waits ? { ...search, turn: null } : { ...search, state: null, turn: "me" })}
            title={waits ? "Show those that wait for others too" : "Show those alone that wait for you"}
            aria-current={waits ? "true" : undefined}
          >
            {YOURS} <span className="StateTabs-count">{formatCount(waitingForViewer)}</span>
          </Link>
        </li>
        {tabs.map(({ label, hint, state, count }) => (
          <li key={label}>
            <Link
              className="StateTabs-tab"
              to={addressOf.reviews(slug, { ...search, state, turn: null })}
              title={hint}
              aria-current={!waits && state === current ? "page" : undefined}
            >
              {label} <span className="StateTabs-count">{formatCount(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
