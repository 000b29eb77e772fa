import { graphql, useFragment } from "react-relay";
import { addressOf, type ReviewsSearch } from "#contract/pages.ts";
import type { StateTabs_counts$key } from "#generated/StateTabs_counts.graphql.ts";
import { shortcutGroups } from "#app/ui/shortcuts.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";

interface Props {
  readonly slug: string;
  readonly search: ReviewsSearch;
  readonly counts: StateTabs_counts$key;
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
  const states = [
    { label: "Open", hint: "Not merged or abandoned", state: null, count: underWay },
    { label: "Changes requested", hint: "A reviewer requested changes", state: "changes", count: changesRequested },
    { label: "Approved", hint: "Approved, not merged yet", state: "approved", count: approved },
    { label: "Merged", hint: "Merged into the target branch", state: "merged", count: merged },
    { label: "Abandoned", hint: "Abandoned by the author", state: "abandoned", count: abandoned },
    { label: "All", hint: "Reviews in any state", state: "all", count: underWay + merged + abandoned },
  ] as const;
  const waits = search.turn === "me";
  const selected = states.findIndex(({ state }) => state === search.state);
  return (
    <Tabs
      label="Review state"
      group={shortcutGroups.reviews}
      noun="review state"
      className="StateTabs row gap-1"
      tabClassName="StateTabs-tab tab inline-row gap-1 focus-inside"
      countClassName="muted small digits"
      current={waits ? 0 : 1 + Math.max(selected, 0)}
      tabs={[
        {
          label: "Waiting on you",
          to: addressOf.reviews(slug, waits ? { ...search, turn: null } : { ...search, state: null, turn: "me" }),
          hint: waits ? "Show all open reviews" : "Show only reviews that wait on you",
          count: waitingForViewer,
        },
        ...states.map(({ state, ...shown }) => ({
          ...shown,
          to: addressOf.reviews(slug, { ...search, state, turn: null }),
        })),
      ]}
    />
  );
}
