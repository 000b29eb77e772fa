import type { CodeSearchWords } from "#contract/codeSearch.ts";
import { addressOf } from "#contract/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { EmptyState } from "#app/ui/EmptyState.tsx";
import { formatCount } from "#app/ui/formatCount.ts";
import { Notice } from "#app/ui/Notice.tsx";
import { commitWords } from "./commitWords.ts";
import { FoundCommit } from "./FoundCommit.tsx";
import { useCommitSearch } from "./useCommitSearch.ts";

const NOTHING = "No commit found";
const NONE_SAYS = "No commit’s message holds it. Look without counting capitals, or on another branch.";
const NONE_CHANGED = "No commit brought it or took it. Look in all changed lines, or on another branch.";
const MORE = "There are more; these are the newest.";
const IN_HISTORY = "Go on in the history";
const SEARCHING = "Searching …";
const summary = (count: number, lookedThrough: number): string =>
  `${formatCount(count)} ${count === 1 ? "commit" : "commits"}` +
  (lookedThrough === 0 ? "" : `, of ${formatCount(lookedThrough)} looked through`);

interface Props {
  readonly slug: string;
  readonly revision: string;
  readonly words: CodeSearchWords;
}

/** The commits whose message or changes hold what is looked for, the newest first, as far as they are found by now. */
export function CommitResults({ slug, revision, words }: Props) {
  const { commits, lookedThrough, end, failure } = useCommitSearch(slug, revision, words);
  if (end === "ALL" && failure === null && commits.length === 0)
    return <EmptyState title={NOTHING}>{words.place === "messages" ? NONE_SAYS : NONE_CHANGED}</EmptyState>;
  const history = addressOf.history(slug, revision, commitWords(words));
  return (
    <>
      <p className="SearchScreen-summary" role="status">
        {end === null ? SEARCHING : ""}{" "}
        {(commits.length > 0 || lookedThrough > 0) && summary(commits.length, lookedThrough)}
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
              {IN_HISTORY}
            </ButtonLink>
          }
        >
          {MORE}
        </Notice>
      )}
    </>
  );
}
