import { graphql, useFragment } from "react-relay";
import { displayPath, truncated, visibleText } from "#app/ui/format.ts";
import type { BlameCard_origin$key } from "#generated/BlameCard_origin.graphql.ts";
import { addressOf } from "#contract/pages.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";

const BODY_LENGTH = 280;

interface Props {
  readonly slug: string;
  readonly origin: BlameCard_origin$key;
  readonly before: string | null;
}

/** Details of the commit that lines come from, with a link to the blame before it. */
export function BlameCard({ slug, origin, before }: Props) {
  const { commit, path, isIgnored, isShallow } = useFragment(
    graphql`
      fragment BlameCard_origin on BlameOrigin @throwOnFieldError {
        path
        isIgnored
        isShallow
        commit {
          oid
          abbreviatedOid
          messageHeadline
          messageBody
          author {
            name
            email
            date
          }
        }
      }
    `,
    origin,
  );
  const { oid, abbreviatedOid, messageHeadline, messageBody, author } = commit;
  const body = messageBody.trim();
  return (
    <div className="BlameCard gap-2">
      <Link className="BlameCard-headline long-words strong name-link" to={addressOf.commit(slug, oid)}>
        <MarkedText text={messageHeadline || "(no message)"} />
      </Link>
      {body !== "" && (
        <p className="BlameCard-body muted long-words">
          <MarkedText text={body.length > BODY_LENGTH ? `${truncated(body, BODY_LENGTH)} …` : body} />
        </p>
      )}
      <div className="BlameCard-facts row wrap muted long-words">
        <Avatar name={author.name} size="small" decorative />
        <span title={visibleText(author.email)}>
          <MarkedText text={author.name} />
        </span>
        <RelativeTime iso={author.date} />
        <code>{abbreviatedOid}</code>
      </div>
      <div className="BlameCard-facts row wrap muted long-words">
        In <Link to={addressOf.file(slug, oid, path)}>{displayPath(path)}</Link>
      </div>
      {isIgnored && (
        <p className="muted">This commit is on the ignore list, but these lines cannot be traced to another commit.</p>
      )}
      {isShallow && <p className="muted">The history is cut off here (shallow clone). The lines may be older.</p>}
      {before === null ? (
        <p className="muted">The file is new in this commit.</p>
      ) : (
        <Link className="BlameCard-before" to={before}>
          Blame before this commit
        </Link>
      )}
    </div>
  );
}
