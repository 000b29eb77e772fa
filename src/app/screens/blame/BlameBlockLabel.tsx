import { HistoryIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { MarkedText } from "#app/reading/words/MarkedText.tsx";
import { Avatar } from "#app/ui/Avatar.tsx";
import { readerDates, displayPath, truncated } from "#app/ui/format.ts";
import { Link } from "#app/ui/navigation.tsx";
import { RelativeTime } from "#app/ui/RelativeTime.tsx";
import { Tooltip } from "#app/ui/Tooltip.tsx";
import { addressOf } from "#contract/pages.ts";
import type {
  BlameBlockLabel_origin$data,
  BlameBlockLabel_origin$key,
} from "#generated/BlameBlockLabel_origin.graphql.ts";

interface Props {
  readonly slug: string;
  readonly origin: BlameBlockLabel_origin$key;
  readonly first: number;
  readonly last: number;
  readonly top: number;
  readonly height: number;
  readonly revisionDate: string;
  readonly isCurrent: boolean;
  /** The URL of the blame before this commit; null if the lines were new in it. */
  readonly before: string | null;
}

/** The commit beside a block of lines: headline, author and date, with the age as a shade. */
export function BlameBlockLabel({ slug, origin, first, last, top, height, revisionDate, isCurrent, before }: Props) {
  const data = useFragment(
    graphql`
      fragment BlameBlockLabel_origin on BlameOrigin @throwOnFieldError {
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
  const { oid, messageHeadline, author } = data.commit;
  const headline = messageHeadline || "(no message)";
  return (
    <div
      className="BlameBlock"
      data-age={ageStep(author.date, revisionDate)}
      data-current={isCurrent || undefined}
      style={{ top, height }}
    >
      <div className="BlameBlock-label row gap-2 muted nowrap">
        <Tooltip label={<BlamedCommit origin={data} isNew={before === null} />}>
          <Link className="BlameBlock-commit row gap-2 muted" to={addressOf.commit(slug, oid)}>
            <Avatar name={author.name} size="small" />
            <span className="visually-hidden">
              {first === last ? `Line ${first}: ` : `Lines ${first} to ${last}: `}
            </span>
            <span className="BlameBlock-headline">
              <MarkedText text={headline} />
            </span>
            <span className="visually-hidden">{`, by ${author.name}, `}</span>
            <span className="BlameBlock-date">
              <RelativeTime iso={author.date} />
            </span>
            <span className="BlameBlock-month digits">{readerDates.month(Date.parse(author.date))}</span>
          </Link>
        </Tooltip>
        {before !== null && (
          <Link className="BlameBlock-before muted" to={before} title={BEFORE} aria-label={BEFORE}>
            <HistoryIcon size={12} />
          </Link>
        )}
      </div>
    </div>
  );
}

const BEFORE = "Blame before this commit";
const DAY_MS = 24 * 60 * 60 * 1000;

/** The upper bounds of the age steps in days. Older lines get one step more. */
const STEPS = [0.25, 1, 7, 30, 91, 182, 365, 730, 1461];

/**
 * Returns the age of a line at a revision as a step from 0 (new) to 9. The steps are absolute, so that shades do not
 * change while more lines load. Both times are ISO 8601.
 */
export function ageStep(written: string, revision: string): number {
  const days = (Date.parse(revision) - Date.parse(written)) / DAY_MS;
  const step = STEPS.findIndex((most) => days <= most);
  return step < 0 || Number.isNaN(days) ? STEPS.length : step;
}

const BODY_LENGTH = 280;

interface CommitProps {
  readonly origin: BlameBlockLabel_origin$data;
  /** True if the file was new in it. */
  readonly isNew: boolean;
}

/** The text of the tooltip about the commit that lines come from. */
function BlamedCommit({ origin, isNew }: CommitProps) {
  const { commit, path, isIgnored, isShallow } = origin;
  const { abbreviatedOid, messageHeadline, messageBody, author } = commit;
  const body = messageBody.trim();
  return (
    <span className="BlamedCommit long-words">
      <strong>
        <MarkedText text={messageHeadline || "(no message)"} />
      </strong>
      {body !== "" && (
        <span className="BlamedCommit-body">
          <MarkedText text={body.length > BODY_LENGTH ? `${truncated(body, BODY_LENGTH)} …` : body} />
        </span>
      )}
      <span>
        <MarkedText text={`${author.name} <${author.email}>`} />, <RelativeTime iso={author.date} />, {abbreviatedOid}
      </span>
      <span>In {displayPath(path)}</span>
      {isIgnored && <span>This commit is on the ignore list, but these lines cannot be traced to another commit.</span>}
      {isShallow && <span>The history is cut off here (shallow clone). The lines may be older.</span>}
      {isNew && <span>The file is new in this commit.</span>}
    </span>
  );
}
