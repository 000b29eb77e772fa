import { Fragment, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import { counted, formatCount } from "#app/ui/format.ts";
import type { ChangeBodyProps } from "../changes/ChangeBody.ts";
import { CsvValue, MoreButton } from "./Portion.tsx";
import { type ChangedTexts, TextChange } from "./TextChange.tsx";
import { foldSame, type Stretch } from "./FoldedPart.tsx";
import { readTableChange, type ChangedColumn, type ChangedRow, type TableChange as Change } from "./readTableChange.ts";
import "./CsvView.css";
import "./TableChange.css";

const rows = (count: number): string => counted(count, { one: "row", other: "rows" });

const TEXT = {
  tooLong: "This table is too long to be shown by its rows: these are its lines.",
  unread:
    "It cannot be shown by its rows: a quotation in it is never closed, it has too many columns, or too much differs.",
  view: "Changed rows",
  noRow: "No value differs: only how the file is written.",
  state: "What became of it",
  words: { same: "", changed: "Changed", added: "Added", removed: "Removed" },
  rows,
  columns: (count: number): string => counted(count, { one: "column", other: "columns" }),
  sameRows: (count: number): string => `${rows(count)} did not change: show them`,
  more: (count: number): string => `Show more of ${formatCount(count)} rows`,
  rowBefore: "Row before",
  rowAfter: "Row after",
} as const;

/** In characters: a longer table would keep one waiting. */
const LENGTH_MAX = 1_000_000;
const [OLD_NUMBER, NEW_NUMBER] = [TEXT.rowBefore, TEXT.rowAfter] as const;
const SIGNS = { same: "", changed: "±", added: "+", removed: "−" } as const;
const [COLUMN_ADDED, COLUMN_REMOVED] = ["added", "removed"] as const;
const KINDS = ["changed", "added", "removed"] as const;
/** Rows that did not change that stand around each change; rows drawn at once; characters of a value. */
const [CONTEXT, STEP, VALUE_LENGTH] = [2, 300, 300] as const;
/** What stands before the values of a row. */
const HEADS = 3;

/** A changed table by its rows: what was added, what was removed, and which values changed. */
export function TableChange(props: ChangeBodyProps): ReactNode {
  const isByTabs = /\.(?:tsv|tab)$/iu.test(props.file.plainPath);
  return (
    <TextChange
      body={props}
      lengthMax={LENGTH_MAX}
      tooLong={TEXT.tooLong}
      unread={TEXT.unread}
      read={isByTabs ? readByTabs : readAny}
    >
      {(change) => <Table change={change} />}
    </TextChange>
  );
}

function readAny({ before, after }: ChangedTexts): Change | null {
  return readTableChange(before ?? "", after ?? "", null);
}

function readByTabs({ before, after }: ChangedTexts): Change | null {
  return readTableChange(before ?? "", after ?? "", "\t");
}

function Table({ change }: { readonly change: Change }): ReactNode {
  const room = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [shown, setShown] = useState<number>(STEP);
  const parts = useMemo(() => foldSame(change.rows, CONTEXT), [change]);
  const drawn = useMemo(() => within(parts, opened, shown), [parts, opened, shown]);
  const width = HEADS + change.columns.length;
  return (
    <>
      <p className="ChangeView-summary">{summaryOf(change)}</p>
      <div ref={room} className="TableChange-room" role="group" aria-label={TEXT.view} tabIndex={0}>
        <table className="CsvView-table TableChange">
          <caption className="visually-hidden">{TEXT.view}</caption>
          <thead>
            <tr>
              <th scope="col" title={OLD_NUMBER}>
                −<span className="visually-hidden">{OLD_NUMBER}</span>
              </th>
              <th scope="col" title={NEW_NUMBER}>
                +<span className="visually-hidden">{NEW_NUMBER}</span>
              </th>
              <th scope="col" title={TEXT.state}>
                <span className="visually-hidden">{TEXT.state}</span>
              </th>
              {change.columns.map((column, index) => (
                <ColumnName key={index} column={column} room={room} />
              ))}
            </tr>
          </thead>
          <tbody>
            {drawn.map(({ part: { items }, index, isFolded, count }) =>
              isFolded ? (
                <tr key={index}>
                  <td colSpan={width}>
                    <MoreButton
                      size="small"
                      variant="quiet"
                      onMore={() => setOpened(new Set([...opened, index]))}
                      landing={() => room.current}
                    >
                      {TEXT.sameRows(items.length)}
                    </MoreButton>
                  </td>
                </tr>
              ) : (
                <Fragment key={index}>
                  {items.slice(0, count).map((row, at) => (
                    <Row key={at} row={row} columns={change.columns} room={room} />
                  ))}
                </Fragment>
              ),
            )}
          </tbody>
        </table>
      </div>
      {rowCount(parts, opened) > shown && (
        <div>
          <MoreButton size="small" onMore={() => setShown(shown + STEP)} landing={() => room.current}>
            {TEXT.more(change.rows.length)}
          </MoreButton>
        </div>
      )}
    </>
  );
}

/** A stretch of rows that is drawn, and how many of them are. */
interface DrawnRows {
  readonly part: Stretch<ChangedRow>;
  readonly index: number;
  readonly isFolded: boolean;
  readonly count: number;
}

function within(parts: readonly Stretch<ChangedRow>[], opened: ReadonlySet<number>, max: number): readonly DrawnRows[] {
  let left = max;
  return parts.flatMap((part, index) => {
    const isFolded = part.isFolded && !opened.has(index);
    const count = isFolded ? 1 : Math.min(left, part.items.length);
    if (left <= 0) return [];
    left -= count;
    return [{ part, index, isFolded, count }];
  });
}

function rowCount(parts: readonly Stretch<ChangedRow>[], opened: ReadonlySet<number>): number {
  return parts.reduce((sum, part, index) => sum + (part.isFolded && !opened.has(index) ? 1 : part.items.length), 0);
}

type Room = RefObject<HTMLElement | null>;

function ColumnName({ column, room }: { readonly column: ChangedColumn; readonly room: Room }): ReactNode {
  const state = column.old === null ? COLUMN_ADDED : column.new === null ? COLUMN_REMOVED : null;
  return (
    <th scope="col" data-kind={state ?? undefined}>
      <CsvValue text={column.name} length={VALUE_LENGTH} room={room} />
      {state !== null && <span className="TableChange-state"> {state}</span>}
    </th>
  );
}

function Row(props: {
  readonly row: ChangedRow;
  readonly columns: readonly ChangedColumn[];
  readonly room: Room;
}): ReactNode {
  const { kind, old, new: current, before, after } = props.row;
  return (
    <tr data-kind={kind}>
      <td className="TableChange-number">{old}</td>
      <td className="TableChange-number">{current}</td>
      <td className="TableChange-sign">
        <span aria-hidden>{SIGNS[kind]}</span>
        <span className="visually-hidden">{TEXT.words[kind]}</span>
      </td>
      {props.columns.map((_, at) => (
        <Value key={at} room={props.room} kind={kind} was={before[at] ?? null} is={after[at] ?? null} />
      ))}
    </tr>
  );
}

function Value(props: {
  readonly kind: ChangedRow["kind"];
  readonly was: string | null;
  readonly is: string | null;
  readonly room: Room;
}): ReactNode {
  const { kind, was, is, room } = props;
  if (kind !== "changed" || was === is) {
    return (
      <td>
        <CsvValue text={is ?? was ?? ""} length={VALUE_LENGTH} room={room} />
      </td>
    );
  }
  return (
    <td className="TableChange-changed">
      {was !== null && was !== "" && (
        <del>
          <CsvValue text={was} length={VALUE_LENGTH} room={room} />
        </del>
      )}{" "}
      {is !== null && is !== "" && (
        <ins>
          <CsvValue text={is} length={VALUE_LENGTH} room={room} />
        </ins>
      )}
    </td>
  );
}

function summaryOf({ columns: all, rows: list }: Change): string {
  const said = KINDS.map((kind) => ({ kind, count: list.filter((row) => row.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }, index) => (index === 0 ? `${TEXT.rows(count)} ${kind}` : `${formatCount(count)} ${kind}`));
  const [added, removed] = [all.filter(({ old }) => old === null), all.filter((column) => column.new === null)];
  if (added.length > 0) said.push(`${TEXT.columns(added.length)} ${COLUMN_ADDED}`);
  if (removed.length > 0) said.push(`${TEXT.columns(removed.length)} ${COLUMN_REMOVED}`);
  return said.length === 0 ? TEXT.noRow : `${said.join(", ")}.`;
}
