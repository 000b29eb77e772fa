import { HistoryIcon } from "@primer/octicons-react";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { displayPath } from "#app/ui/displayPath.ts";

const TEXT = {
  newest: "The newest commits",
  all: "The whole history",
  nothingOlder: { title: "Nothing older", text: "The history ends before this page." },
  nothingFound: {
    title: "Nothing found",
    text: "No commit matches all that you look for. Take a condition away, or look in another branch.",
  },
  noneOfPath: (path: string, revision: string) => ({
    title: "No commit changed it",
    text: `Nothing in the history of ${displayPath(revision)} is called ${displayPath(path)}. Check the name, or look in another branch.`,
  }),
  noneYet: (revision: string) => ({
    title: "No commits yet",
    text: `${displayPath(revision)} has none. Make the first one, then reload this page.`,
  }),
} as const;

interface Props {
  readonly revision: string;
  readonly path: string;
  readonly isNarrowed: boolean;
  readonly hasNewer: boolean;
  /** The first page of what is looked for, and the history of all files. */
  readonly newest: string;
  readonly all: string;
}

/** Stands where a page of a history is empty, says why and what to do. */
export function NoCommits({ revision, path, isNarrowed, hasNewer, newest, all }: Props) {
  const { title, text } = hasNewer
    ? TEXT.nothingOlder
    : isNarrowed
      ? TEXT.nothingFound
      : path === ""
        ? TEXT.noneYet(revision)
        : TEXT.noneOfPath(path, revision);
  const isNarrow = !hasNewer && (isNarrowed || path !== "");
  const leads = hasNewer || isNarrow; // Where there is no commit at all, there is nowhere to go.
  return (
    <EmptyState
      title={title}
      icon={<HistoryIcon size={24} />}
      actions={leads && <ButtonLink to={isNarrow ? all : newest}>{isNarrow ? TEXT.all : TEXT.newest}</ButtonLink>}
    >
      {text}
    </EmptyState>
  );
}
