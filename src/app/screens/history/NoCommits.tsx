import { HistoryIcon } from "@primer/octicons-react";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { EmptyState } from "#app/ui/EmptyState.tsx";

const NEWEST = "The newest commits";
const ALL = "The whole history";
const NOTHING_OLDER = { title: "Nothing older", text: "The history ends before this page." };
const NOTHING_FOUND = {
  title: "Nothing found",
  text: "No commit matches all that you look for. Take a condition away, or look in another branch.",
};
const noneOfPath = (path: string, revision: string) => ({
  title: "No commit changed it",
  text: `Nothing in the history of ${displayPath(revision)} is called ${displayPath(path)}. Check the name, or look in another branch.`,
});
const noneYet = (revision: string) => ({
  title: "No commits yet",
  text: `${displayPath(revision)} has none. Make the first one, then reload this page.`,
});

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
    ? NOTHING_OLDER
    : isNarrowed
      ? NOTHING_FOUND
      : path === ""
        ? noneYet(revision)
        : noneOfPath(path, revision);
  const isNarrow = !hasNewer && (isNarrowed || path !== "");
  return (
    <EmptyState
      title={title}
      icon={<HistoryIcon size={24} />}
      actions={<ButtonLink to={isNarrow ? all : newest}>{isNarrow ? ALL : NEWEST}</ButtonLink>}
    >
      {text}
    </EmptyState>
  );
}
