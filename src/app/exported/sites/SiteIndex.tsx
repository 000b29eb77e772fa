import { GitPullRequestIcon, SearchIcon } from "@primer/octicons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { ReviewStateBadge } from "#app/reading/words/StateBadge.tsx";
import {
  type ListedReview,
  ListedReviews,
  openReviews,
  type OpenReviews,
} from "#app/reviewing/export/sites/ListedReviews.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { counted } from "#app/ui/format.ts";
import { Kbd } from "#app/ui/Kbd.tsx";
import { type Navigation, NavigationContext } from "#app/ui/navigation.tsx";
import { EmptyState } from "#app/ui/Notice.tsx";
import { shortcutGroups, useShortcut } from "#app/ui/shortcuts.tsx";
import { Tabs } from "#app/ui/Tabs.tsx";
import { PageHead } from "../PageHead.tsx";
import { pageName, type SiteIndex, type SiteReview } from "#contract/sites/site.ts";

const TEXT = {
  search: "Search reviews",
  none: "This site has no reviews yet.",
  noneFit: "No review matches. Remove a filter.",
} as const;

/** Pages are files beside each other; a filter is the fragment of the index. */
const BESIDE: Navigation = { url: "", pending: false, go: (url) => location.assign(url), preload: () => undefined };

/** The index of a site with its list, whose query is answered already. */
export interface OpenIndex {
  readonly index: SiteIndex;
  readonly list: OpenReviews;
}

export function openIndex(index: SiteIndex): OpenIndex {
  return { index, list: openReviews(index.reviews.map(rowOf)) };
}

function rowOf(review: SiteReview): ListedReview {
  const personOf = (name: string) => ({ name, email: "", isViewer: false });
  return {
    id: review.id,
    key: review.id,
    title: review.title,
    state: review.state,
    isUnread: false,
    isViewersTurn: false,
    isPrivate: false,
    isOnWorktree: review.isOnWorktree,
    turn: review.turn.map(personOf),
    author: review.author === null ? null : personOf(review.author),
    reviewRef: review.reviewRef,
    headOid: review.head,
    pullRequest: null,
    targetRef: review.targetRef,
    updatedAt: review.at,
    openThreadCount: review.openThreads,
    addressedThreadCount: review.addressedThreads,
    commentCount: review.comments,
    draftCount: 0,
  };
}

const STATES = [
  { state: "open", label: "Open", has: (state: string) => state !== "MERGED" && state !== "ABANDONED" },
  { state: "merged", label: "Merged", has: (state: string) => state === "MERGED" },
  { state: "abandoned", label: "Abandoned", has: (state: string) => state === "ABANDONED" },
  { state: "all", label: "All", has: () => true },
] as const;

/** The list of a site's reviews, with its filters in the fragment of the address, so that a link to them holds. */
export function SiteIndexPage({ open }: { readonly open: OpenIndex }): ReactNode {
  const { reviews } = open.index;
  const [filter, setFilter] = useState(() => new URLSearchParams(location.hash.slice(1)));
  useEffect(() => {
    const read = (): void => setFilter(new URLSearchParams(location.hash.slice(1)));
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  const [text, turn] = [filter.get("q") ?? "", filter.get("turn") ?? ""];
  const current = Math.max(
    STATES.findIndex(({ state }) => state === filter.get("state")),
    0,
  );
  const choose = (name: string, value: string): void => {
    const next = new URLSearchParams(addressWith(filter, name, value).slice(1));
    setFilter(next);
    location.replace(`#${next}`);
  };
  const found = reviews.filter((review) => matches(review, text) && (turn === "" || review.turn.includes(turn)));
  const shown = new Set(found.filter(({ state }) => STATES[current]?.has(state)).map(({ id }) => id));
  return (
    <NavigationContext value={BESIDE}>
      <PageHead title={titleOf(open)} />
      <main className="Screen Screen-narrow stack gap-3">
        <div className="row wrap gap-3">
          <SearchField text={text} onChange={(value) => choose("q", value)} />
          <label className="row gap-2">
            Waiting for
            <select className="field" value={turn} onChange={({ target }) => choose("turn", target.value)}>
              <option value="">anybody</option>
              {[...new Set(reviews.flatMap((review) => review.turn))].sort().map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        </div>
        <Tabs
          label="Review state"
          group={shortcutGroups.reviews}
          noun="review state"
          className="row wrap gap-3"
          tabClassName="tab inline-row gap-1 focus-inside"
          countClassName="muted small digits"
          current={current}
          tabs={STATES.map(({ state, label, has }) => ({
            label,
            to: addressWith(filter, "state", state),
            count: found.filter((review) => has(review.state)).length,
          }))}
        />
        <p className="visually-hidden" role="status">
          {counted(shown.size, "review")}
        </p>
        <SiteReviews open={open} shown={shown} />
        {shown.size === 0 && (
          <EmptyState
            title="No reviews"
            icon={<GitPullRequestIcon size={24} />}
            actions={reviews.length > 0 && <ButtonLink to="#state=all">Show all reviews</ButtonLink>}
          >
            {reviews.length === 0 ? TEXT.none : TEXT.noneFit}
          </EmptyState>
        )}
      </main>
    </NavigationContext>
  );
}

/** The index on paper: all reviews. */
export function PrintedIndex({ open }: { readonly open: OpenIndex }): ReactNode {
  return (
    <>
      <h1>{titleOf(open)}</h1>
      <SiteReviews open={open} shown={null} />
    </>
  );
}

function titleOf({ index }: OpenIndex): string {
  return `Reviews of ${index.name}`;
}

function addressWith(filter: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(filter);
  if (value === "") next.delete(name);
  else next.set(name, value);
  return `#${next}`;
}

/** True if a review has all words in its title, id, people or branches. */
function matches({ title, id, author, turn, reviewRef, targetRef }: SiteReview, text: string): boolean {
  const all = [title, id, author ?? "", ...turn, reviewRef, targetRef].join("\n").toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => all.includes(word));
}

function SearchField({ text, onChange }: { readonly text: string; readonly onChange: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useShortcut("/", TEXT.search, shortcutGroups.reviews, () => field.current?.select());
  return (
    <div className="SiteIndex-search row search-field" role="search">
      <SearchIcon />
      <input
        ref={field}
        type="search"
        className="field"
        aria-label={TEXT.search}
        placeholder="Search titles, people, branches"
        value={text}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Escape" && text === "") currentTarget.blur();
        }}
      />
      <Kbd keys="/" />
    </div>
  );
}

interface ReviewsProps {
  readonly open: OpenIndex;
  /** The ids of the reviews to show; null for all. */
  readonly shown: ReadonlySet<string> | null;
}

/** The reviews that have a page, then those that have none and why. */
function SiteReviews({ open, shown }: ReviewsProps): ReactNode {
  const visible = open.index.reviews.filter(({ id }) => shown?.has(id) ?? true);
  const pages = new Set(visible.flatMap(({ id, problem }) => (problem === null ? [id] : [])));
  const others = visible.filter(({ problem }) => problem !== null);
  return (
    <>
      {pages.size > 0 && <ListedReviews open={open.list} shown={pages} addressOf={pageName} />}
      {others.length > 0 && (
        <section>
          <h2>Reviews without a page</h2>
          <ul className="card lines">
            {others.map(({ id, title, state, problem }) => (
              <li key={id} className="SiteIndex-other long-words">
                <ReviewStateBadge state={state} /> <MarkedText text={title} />
                <p className="muted small">{problem}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
