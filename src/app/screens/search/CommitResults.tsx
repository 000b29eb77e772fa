import { SearchIcon } from "@primer/octicons-react";
import type { CodeSearchWords } from "#contract/codeSearch.ts";
import { addressOf } from "#contract/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { Notice } from "#app/ui/Notice.tsx";
import { commitWords } from "./commitWords.ts";
import { FoundCommit } from "./FoundCommit.tsx";
import { useCommitSearch } from "./useCommitSearch.ts";
import { counted } from "#app/ui/counted.ts";
import { formatCount } from "#app/ui/formatCount.ts";

const TEXT = {
  nothing: "No commit found",
  noneSays: "No commit’s message holds it. Look without counting capitals, or on another branch.",
  noneChanged: "No commit brought it or took it. Look in all changed lines, or on another branch.",
  more: "There are more; these are the newest.",
  inHistory: "Go on in the history",
  searching: "Searching…",
  summary: (count: number, lookedThrough: number): string =>
    counted(count, { one: "commit", other: "commits" }) +
    (lookedThrough === 0 ? "" : `, of ${formatCount(lookedThrough)} looked through`),
} as const;

interface Props {
  readonly slug: string;
  readonly revision: string;
  readonly words: CodeSearchWords;
}

/** The commits whose message or changes hold what is looked for, the newest first, as far as they are found by now. */
export function CommitResults({ slug, revision, words }: Props) {
  const { commits, lookedThrough, end, failure } = useCommitSearch(slug, revision, words);
  if (end === "ALL" && failure === null && commits.length === 0)
    return (
      <EmptyState title={TEXT.nothing} icon={<SearchIcon size={24} />}>
        {words.place === "messages" ? TEXT.noneSays : TEXT.noneChanged}
      </EmptyState>
    );
  const history = addressOf.history(slug, revision, commitWords(words));
  return (
    <>
      <p className="SearchScreen-summary" role="status">
        {end === null ? TEXT.searching : ""}{" "}
        {(commits.length > 0 || lookedThrough > 0) && TEXT.summary(commits.length, lookedThrough)}
      </p>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {commits.length > 0 && (
        <ul className="CommitResults">
          {commits.map((commit) => (
            <FoundCommit key={commit.oid} commit={commit} to={addressOf.commit(slug, commit.oid)} />
          ))}
        </ul>
      )}
      {end === "MORE" && (
        <Notice
          tone="info"
          actions={
            <ButtonLink size="small" to={history}>
              {TEXT.inHistory}
            </ButtonLink>
          }
        >
          {TEXT.more}
        </Notice>
      )}
    </>
  );
}
