import { MarkedText } from "#app/parts/MarkedText.tsx";
import { Link } from "#app/ui/Link.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import type { FoundCommitFacts } from "./useCommitSearch.ts";

const TEXT = {
  noMessage: "(no message)",
} as const;

interface Props {
  readonly commit: FoundCommitFacts;
  readonly to: string;
}

/** One commit that was found: what it did, who made it and when. */
export function FoundCommit({ commit, to }: Props) {
  const { abbreviatedOid, headline, author, date } = commit;
  return (
    <li className="FoundCommit">
      <Link className="FoundCommit-headline" data-result="" to={to}>
        <MarkedText text={headline || TEXT.noMessage} />
      </Link>
      <span className="FoundCommit-facts">
        <MarkedText text={author} />
        <RelativeTime iso={date} />
        <code>{abbreviatedOid}</code>
      </span>
    </li>
  );
}
