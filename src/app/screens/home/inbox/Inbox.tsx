import { type ReactNode, useReducer, useRef, useState } from "react";
import { ChevronDownIcon, ChevronRightIcon } from "@primer/octicons-react";
import { graphql, useFragment } from "react-relay";
import { Button } from "#app/ui/Button.tsx";
import { CopyButton } from "#app/ui/CopyButton.tsx";
import { counted, displayPath, formatCount } from "#app/ui/format.ts";
import { Skeleton } from "#app/ui/loading.tsx";
import { Boundary, Message, messageOf, Notice } from "#app/ui/Notice.tsx";
import { PaletteEntry, shortcutGroups } from "#app/ui/shortcuts.tsx";
import type { Inbox_inbox$data, Inbox_inbox$key } from "#generated/Inbox_inbox.graphql.ts";
import type { readings_served$key } from "#generated/readings_served.graphql.ts";
import { InboxRow } from "./InboxRow.tsx";
import { changeInbox, type InboxState, readingOf, type Row } from "./inboxRows.ts";
import { OtherReadings, ServedReadings } from "./readings.tsx";
import { usePutOff, useReturn, useRowKeys } from "./rowActions.ts";
import "#app/reviewing/review/ReviewRow.css";
import "./Inbox.css";

const LISTS = [
  { list: "FOR_REVIEW", heading: "Yours to review", none: "Nothing to review" },
  { list: "TO_FIX", heading: "Yours to fix", none: "Nothing to fix" },
  { list: "WAITING", heading: "Waiting for others", none: "Nothing waits for others" },
] as const;

const COMMAND = "git config --global --add galley.inboxFolder ~/src";
/** The rows of a list that are shown at first, so that the next list is not far away. */
const ROWS_MAX = 20;
const PLACEHOLDER = { variant: "rows", rows: 2, rowHeight: 60 } as const;

interface Props {
  readonly inbox: Inbox_inbox$key;
  readonly served: readings_served$key;
}

/**
 * Lists everything that waits in the repositories that Galley knows: as it was last read, then as it is, in the served
 * ones first.
 */
export function Inbox({ inbox, served }: Props): ReactNode {
  const { repositories, folderProblems } = useFragment(
    graphql`
      fragment Inbox_inbox on Inbox @throwOnFieldError {
        folderProblems
        repositories {
          id
          name
          slug
          openSlug
          path
          isGone
          lastReading {
            ...inboxRows_reading
          }
        }
      }
    `,
    inbox,
  );
  const [{ rows, read, problems }, dispatch] = useReducer(changeInbox, repositories, lastInbox);
  const [isServedRead, setServedRead] = useState(false);
  const [round, setRound] = useState(0);
  const others = repositories.filter(({ slug, isGone }) => slug == null && !isGone);
  const left = others.filter(({ id }) => !read.has(id)).length;
  const progress = `Reading ${formatCount(others.length - left + 1)} of ${counted(others.length, "repository", "repositories")}`;
  useReturn(() => {
    if (left > 0) return;
    dispatch({ kind: "returned" });
    setRound(round + 1);
  });
  const list = useRef<HTMLDivElement>(null);
  const putOff = usePutOff(list, (key, isPutOff) => dispatch({ kind: "putOff", key, isPutOff }));
  useRowKeys(list, rows, putOff);
  const isNamed = repositories.length > 1;
  const rowsOf = (some: readonly Row[]): readonly ReactNode[] =>
    some.map((row) => <InboxRow key={row.item.key} row={row} isNamed={isNamed} onPutOff={putOff} />);
  const otherReadings = (
    <OtherReadings
      key={round}
      repositories={others}
      read={read}
      onRead={(readings) => dispatch({ kind: "read", readings })}
    />
  );
  const hidden = rows.filter(({ item, state }) => item.isPutOff && state !== "gone");
  return (
    <div ref={list} className="Inbox stack gap-4">
      {folderProblems.map((problem) => (
        <Notice key={problem} tone="warning">
          {problem}
        </Notice>
      ))}
      {(rows.length > 0 || isServedRead) &&
        LISTS.map(({ list: name, heading, none }, index) => (
          <ItemList key={name} heading={heading} none={none} progress={index === 0 && left > 0 ? progress : null}>
            {rowsOf(rows.filter(({ item }) => item.list === name && !item.isPutOff))}
          </ItemList>
        ))}
      {hidden.length > 0 && (
        <Disclosure label={`${formatCount(hidden.length)} put off`}>
          <ul className="card lines">{rowsOf(hidden)}</ul>
        </Disclosure>
      )}
      <Unreadable repositories={repositories} problems={problems} />
      {isServedRead && repositories.length <= served.length && <FolderHint />}
      <Boundary
        fallback={(error) => (
          <>
            <p className="muted">{messageOf(error)}</p>
            {otherReadings}
          </>
        )}
        loading={<Skeleton {...(rows.length === 0 && PLACEHOLDER)} label="Loading what waits" />}
      >
        <ServedReadings
          repositories={served}
          onRead={(readings) => {
            setServedRead(true);
            dispatch({ kind: "read", readings });
          }}
        />
      </Boundary>
      {isServedRead && otherReadings}
    </div>
  );
}

type KnownRepository = Inbox_inbox$data["repositories"][number];

/** Returns what waited when the repositories were read last. */
function lastInbox(repositories: readonly KnownRepository[]): InboxState {
  const readings = repositories.flatMap(({ id, name, slug, openSlug, isGone, lastReading }) =>
    lastReading == null || isGone
      ? []
      : [{ repository: { id, name, slug, openSlug }, reading: readingOf(lastReading), isSaved: true }],
  );
  return changeInbox({ rows: [], read: new Set(), problems: new Map() }, { kind: "read", readings });
}

interface ItemListProps {
  readonly heading: string;
  /** What an empty list says. */
  readonly none: string;
  readonly progress: string | null;
  readonly children: readonly ReactNode[];
}

function ItemList({ heading, none, progress, children }: ItemListProps): ReactNode {
  const [isWhole, setWhole] = useState(false);
  const isCut = !isWhole && children.length > ROWS_MAX;
  const showAll = `${heading}: show all ${formatCount(children.length)}`;
  return (
    <section aria-label={heading}>
      <div className="row baseline gap-3 small">
        <h2 className="RepositoryCard-heading muted small strong">{heading}</h2>
        {children.length === 0 && <span className="muted">{none}</span>}
        {progress !== null && <span className="Inbox-progress muted digits">{progress}</span>}
      </div>
      {children.length > 0 && <ul className="card lines">{isCut ? children.slice(0, ROWS_MAX) : children}</ul>}
      {isCut && (
        <>
          <PaletteEntry label={showAll} group={shortcutGroups.reviews} onRun={() => setWhole(true)} />
          <Button className="Inbox-disclosure" variant="quiet" size="small" onClick={() => setWhole(true)}>
            {showAll}
          </Button>
        </>
      )}
    </section>
  );
}

function Disclosure({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const toggle = (): void => setOpen(!isOpen);
  return (
    <section className="stack gap-2" aria-label={label}>
      <PaletteEntry label={label} group={shortcutGroups.reviews} onRun={toggle} />
      <Button
        className="Inbox-disclosure"
        variant="quiet"
        size="small"
        icon={isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {label}
      </Button>
      {isOpen && children}
    </section>
  );
}

interface UnreadableProps {
  readonly repositories: readonly KnownRepository[];
  readonly problems: InboxState["problems"];
}

/** The repositories that cannot be read, with the reasons. */
function Unreadable({ repositories, problems }: UnreadableProps): ReactNode {
  const unreadable = repositories.flatMap(({ id, path, isGone }) => {
    const reason = isGone ? "It is not there any more." : problems.get(id);
    return reason === undefined ? [] : [{ id, path, reason }];
  });
  if (unreadable.length === 0) return null;
  return (
    <Disclosure label={`${counted(unreadable.length, "repository", "repositories")} not read`}>
      <ul className="card lines">
        {unreadable.map(({ id, path, reason }) => (
          <li key={id} className="Inbox-unreadable long-words small">
            <strong>{displayPath(path)}</strong> <Message text={reason} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** Says how to list repositories that were not opened yet. */
function FolderHint(): ReactNode {
  return (
    <p className="muted small">
      Only repositories that Galley opened are listed. To list all below a folder, name it: <code>{COMMAND}</code>{" "}
      <CopyButton text={COMMAND} label="Copy command that names a folder" group={shortcutGroups.reviews} />
    </p>
  );
}
