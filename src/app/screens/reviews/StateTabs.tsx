import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import { addressOf, type ReviewsSearch } from "#contract/pages.ts";
import type { ReviewStatesWord } from "#contract/pageParams.ts";
import type { StateTabs_counts$key } from "#generated/StateTabs_counts.graphql.ts";
import { tabHint, useCurrentInSight, useTabKeys } from "#app/ui/useTabKeys.ts";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";

const TEXT = {
  label: "Which reviews",
  next: "Reviews in the next state",
  previous: "Reviews in the previous state",
  yours: "Waiting for you",
  underWay: "Under way",
  underWayHint: "Neither merged nor abandoned",
  changesAsked: "Changes asked for",
  changesAskedHint: "A reviewer asked for changes",
  approved: "Approved",
  approvedHint: "Approved and not merged yet",
  merged: "Merged",
  mergedHint: "What they asked for is in their target",
  abandoned: "Abandoned",
  abandonedHint: "Given up by their authors",
  all: "All",
  allHint: "In whatever state",
  showThose: "Show those that wait for others too",
  showThoseAlone: "Show those alone that wait for you",
} as const;

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
      label: TEXT.underWay,
      hint: TEXT.underWayHint,
      state: null,
      count: underWay,
    },
    {
      label: TEXT.changesAsked,
      hint: TEXT.changesAskedHint,
      state: "changes",
      count: changesRequested,
    },
    {
      label: TEXT.approved,
      hint: TEXT.approvedHint,
      state: "approved",
      count: approved,
    },
    {
      label: TEXT.merged,
      hint: TEXT.mergedHint,
      state: "merged",
      count: merged,
    },
    {
      label: TEXT.abandoned,
      hint: TEXT.abandonedHint,
      state: "abandoned",
      count: abandoned,
    },
    {
      label: TEXT.all,
      hint: TEXT.allHint,
      state: "all",
      count: underWay + merged + abandoned,
    },
  ];
  const row = useRef<HTMLElement>(null);
  useCurrentInSight(row);
  useTabKeys(row, shortcutGroups.reviews, TEXT);
  const waits = search.turn === "me";
  const [mine, others] = [0, 1] as const;
  const chosen = tabs.findIndex(({ state }) => state === search.state);
  const current = waits ? mine : others + Math.max(chosen, 0);
  const count = others + tabs.length;
  return (
    <nav ref={row} className="StateTabs" aria-label={TEXT.label}>
      <ul className="StateTabs-list">
        <li>
          <Link
            className="StateTabs-tab"
            to={addressOf.reviews(slug, waits ? { ...search, turn: null } : { ...search, state: null, turn: "me" })}
            {...tabHint(waits ? TEXT.showThose : TEXT.showThoseAlone, { at: mine, current, count })}
            aria-current={waits ? "true" : undefined}
          >
            {TEXT.yours} <span className="StateTabs-count">{formatCount(waitingForViewer)}</span>
          </Link>
        </li>
        {tabs.map(({ label, hint, state, count: reviews }, place) => (
          <li key={label}>
            <Link
              className="StateTabs-tab"
              to={addressOf.reviews(slug, { ...search, state, turn: null })}
              {...tabHint(hint, { at: others + place, current, count })}
              aria-current={others + place === current ? "page" : undefined}
            >
              {label} <span className="StateTabs-count">{formatCount(reviews)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
