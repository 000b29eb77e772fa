import { graphql, useFragment } from "react-relay";
import { visibleText } from "#app/ui/visibleText.ts";
import type { BlameCard_origin$key } from "#generated/BlameCard_origin.graphql.ts";
import { addressOf } from "#contract/pages.ts";
import { Avatar } from "#app/ui/Avatar.tsx";
import { displayPath } from "#app/ui/displayPath.ts";
import { Link } from "#app/ui/Link.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { MarkedText } from "#app/parts/MarkedText.tsx";

const NO_MESSAGE = "(no message)";
const BODY_LENGTH = 280;
const BEFORE = "Blame before this commit";
const NEW = "The file is new in this commit.";
const IGNORED = "This commit is to be passed over, but these lines are its own.";
const SHALLOW = "History is cut off here: the lines may be older.";
const AS = "As";

interface Props {
  readonly slug: string;
  readonly origin: BlameCard_origin$key;
  readonly before: string | null;
}

/** What one wants to know of the commit that brought some lines, and the way to what was there before it. */
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
    <div className="BlameCard">
      <Link className="BlameCard-headline" to={addressOf.commit(slug, oid)}>
        <MarkedText text={messageHeadline || NO_MESSAGE} />
      </Link>
      {body !== "" && (
        <p className="BlameCard-body">
          <MarkedText text={body.length > BODY_LENGTH ? `${body.slice(0, BODY_LENGTH)} …` : body} />
        </p>
      )}
      <div className="BlameCard-facts">
        <Avatar name={author.name} size="small" decorative />
        <span title={visibleText(author.email)}>
          <MarkedText text={author.name} />
        </span>
        <RelativeTime iso={author.date} />
        <code>{abbreviatedOid}</code>
      </div>
      <div className="BlameCard-facts">
        {AS} <Link to={addressOf.file(slug, oid, path)}>{displayPath(path)}</Link>
      </div>
      {isIgnored && <p className="BlameCard-note">{IGNORED}</p>}
      {isShallow && <p className="BlameCard-note">{SHALLOW}</p>}
      {before === null ? (
        <p className="BlameCard-note">{NEW}</p>
      ) : (
        <Link className="BlameCard-before" to={before}>
          {BEFORE}
        </Link>
      )}
    </div>
  );
}
