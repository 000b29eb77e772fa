import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { visibleText } from "#app/ui/format.ts";
import type { CommitRow_commit$key } from "#generated/CommitRow_commit.graphql.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { MarkedText } from "../words/MarkedText.tsx";
import "./CommitRow.css";

interface Props {
  readonly commit: CommitRow_commit$key;
  readonly addressOf: (oid: string) => string;
  readonly trailing?: ReactNode;
}

/** Shows a commit in a list: headline, author, date and id. */
export function CommitRow({ commit, addressOf, trailing }: Props) {
  const { oid, abbreviatedOid, messageHeadline, author } = useFragment(
    graphql`
      fragment CommitRow_commit on Commit @throwOnFieldError {
        oid
        abbreviatedOid
        messageHeadline
        author {
          name
          email
          date
        }
      }
    `,
    commit,
  );
  return (
    <li className="CommitRow gap-x-3">
      <Avatar name={author.name} size="small" />
      <Link className="CommitRow-headline ellipsis name-link" to={addressOf(oid)}>
        <MarkedText text={messageHeadline || "(no message)"} />
      </Link>
      <span className="CommitRow-author ellipsis muted small" title={visibleText(author.email)}>
        <MarkedText text={author.name} />
      </span>
      <span className="CommitRow-date ellipsis muted small">
        <RelativeTime iso={author.date} />
      </span>
      {trailing !== undefined && trailing !== false && (
        <span className="CommitRow-aside ellipsis small">{trailing}</span>
      )}
      <Link className="CommitRow-oid muted" to={addressOf(oid)} tabIndex={-1} aria-hidden>
        {abbreviatedOid}
      </Link>
    </li>
  );
}
