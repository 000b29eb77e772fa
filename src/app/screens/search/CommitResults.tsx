import { SearchIcon } from "@primer/octicons-react";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { counted, formatCount } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { EmptyState, Notice } from "#app/ui/Notice.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { addressOf } from "#contract/pages.ts";
import type { CodeSearchParams } from "#contract/searches.ts";
import { commitSearchOf, type FoundCommitFacts, useCommitSearch } from "./useCommitSearch.ts";

const summaryText = (count: number, scannedCount: number): string =>
  counted(count, "commit") + (scannedCount === 0 ? "" : `, ${formatCount(scannedCount)} searched`);

interface Props {
  readonly slug: string;
  readonly revision: string;
  readonly criteria: CodeSearchParams;
}

/** Commits whose message or changes contain the text, newest first. Results appear as they arrive. */
export function CommitResults({ slug, revision, criteria }: Props) {
  const { commits, scannedCount, end, failure } = useCommitSearch(slug, revision, criteria);
  if (end === "ALL" && failure === null && commits.length === 0)
    return (
      <EmptyState title="No commits found" icon={<SearchIcon size={24} />}>
        {criteria.scope === "messages"
          ? "No commit message contains this text. Search without matching case, or choose another branch."
          : "No commit added or removed this text. Search in any changed line, or choose another branch."}
      </EmptyState>
    );
  const history = addressOf.history(slug, revision, commitSearchOf(criteria));
  return (
    <>
      <p className="SearchScreen-summary muted small" role="status">
        {end === null ? "Searching…" : ""}{" "}
        {(commits.length > 0 || scannedCount > 0) && summaryText(commits.length, scannedCount)}
      </p>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      {commits.length > 0 && (
        <ul className="CommitResults card lines">
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
              Continue in history
            </ButtonLink>
          }
        >
          Only the newest matches are shown.
        </Notice>
      )}
    </>
  );
}

interface FoundCommitProps {
  readonly commit: FoundCommitFacts;
  readonly to: string;
}

function FoundCommit({ commit, to }: FoundCommitProps) {
  const { abbreviatedOid, headline, author, date } = commit;
  return (
    <li className="FoundCommit row baseline wrap gap-x-3">
      <Link className="FoundCommit-headline long-words" data-result="" to={to}>
        <MarkedText text={headline || "(no message)"} />
      </Link>
      <span className="FoundCommit-facts wrap gap-x-3 muted small">
        <MarkedText text={author} />
        <RelativeTime iso={date} />
        <code>{abbreviatedOid}</code>
      </span>
    </li>
  );
}
