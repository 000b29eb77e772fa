import { SearchIcon } from "@primer/octicons-react";
import { MarkedText } from "#app/parts/MarkedText.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { counted, formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { EmptyState, Notice } from "#app/ui/Notice.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { addressOf } from "#contract/pages.ts";
import type { CodeSearchWords } from "#contract/searches.ts";
import { commitWords, type FoundCommitFacts, useCommitSearch } from "./useCommitSearch.ts";

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

const FOUND_COMMIT_TEXT = {
  noMessage: "(no message)",
} as const;

interface FoundCommitProps {
  readonly commit: FoundCommitFacts;
  readonly to: string;
}

/** One commit that was found: what it did, who made it and when. */
function FoundCommit({ commit, to }: FoundCommitProps) {
  const { abbreviatedOid, headline, author, date } = commit;
  return (
    <li className="FoundCommit">
      <Link className="FoundCommit-headline" data-result="" to={to}>
        <MarkedText text={headline || FOUND_COMMIT_TEXT.noMessage} />
      </Link>
      <span className="FoundCommit-facts">
        <MarkedText text={author} />
        <RelativeTime iso={date} />
        <code>{abbreviatedOid}</code>
      </span>
    </li>
  );
}
