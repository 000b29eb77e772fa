import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { visibleText } from "#app/ui/format.ts";
import type { CommitRow_commit$key } from "#generated/CommitRow_commit.graphql.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { MarkedText } from "../MarkedText.tsx";
import "./CommitRow.css";

const TEXT = {
  noMessage: "(no message)",
} as const;

interface Props {
  readonly commit: CommitRow_commit$key;
  /** Gives the address of a commit's page. */
  readonly addressOf: (oid: string) => string;
  /** What else the commit leads to. */
  readonly aside?: ReactNode;
  /** What stands before it, out of the row's own columns. */
  readonly lead?: ReactNode;
}

/** One commit in a list: what it did, who made it and when, its name. */
export function CommitRow({ commit, addressOf, aside, lead }: Props) {
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
    <li className="CommitRow">
      {lead}
      <Avatar name={author.name} size="small" decorative />
      <Link className="CommitRow-headline" to={addressOf(oid)}>
        <MarkedText text={messageHeadline || TEXT.noMessage} />
      </Link>
      <span className="CommitRow-author" title={visibleText(author.email)}>
        <MarkedText text={author.name} />
      </span>
      <span className="CommitRow-date">
        <RelativeTime iso={author.date} />
      </span>
      {aside !== undefined && aside !== false && <span className="CommitRow-aside">{aside}</span>}
      <Link className="CommitRow-oid" to={addressOf(oid)} tabIndex={-1} aria-hidden>
        {abbreviatedOid}
      </Link>
    </li>
  );
}
