import { GitPullRequestIcon } from "@primer/octicons-react";
import { addressOf, type ReviewsSearch } from "#contract/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";

const TEXT = {
  compare: "Choose a branch",
  everything: "Show all reviews",
  none: {
    title: "No review is under way",
    text: "Compare a branch with the one it is to go into, and request a review from there. Reviews that others requested come with Sync, or by fetching the notes of a remote.",
  },
  noneWaits: {
    title: "Nothing waits for you",
    text: "No review needs your word at the moment. What others requested since comes with Sync.",
  },
  noneFit: {
    title: "No review is like this",
    text: "None fits the state, the people and the words that are looked for. Take one of them away.",
  },
  ends: {
    title: "Nothing older",
    text: "The list ends before this page.",
  },
} as const;

interface Props {
  readonly slug: string;
  readonly search: ReviewsSearch;
  /** What there is to say of a later page of the list; by default the first is empty. */
  readonly ends?: boolean;
}

/** Stands where no review is: says whether there is none at all or none like this, and what to do about it. */
export function NoReviews({ slug, search, ends = false }: Props) {
  const { title, text } = ends
    ? TEXT.ends
    : isNarrow(search)
      ? TEXT.noneFit
      : search.turn === "me"
        ? TEXT.noneWaits
        : TEXT.none;
  const isAll = title === TEXT.none.title;
  return (
    <EmptyState
      title={title}
      icon={<GitPullRequestIcon size={24} />}
      actions={
        <>
          {!isAll && <ButtonLink to={addressOf.reviews(slug, { state: "all" })}>{TEXT.everything}</ButtonLink>}
          {isAll && (
            <ButtonLink variant="primary" to={addressOf.compareStart(slug)}>
              {TEXT.compare}
            </ButtonLink>
          )}
        </>
      }
    >
      {text}
    </EmptyState>
  );
}

function isNarrow({ q, state, author, reviewer }: ReviewsSearch): boolean {
  return [q, state, author, reviewer].some((value) => value !== null && value !== undefined);
}
