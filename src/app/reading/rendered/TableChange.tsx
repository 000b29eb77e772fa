import { useRef, type ReactNode, type RefObject } from "react";
import { counted } from "#app/ui/format.ts";
import type { ChangeBodyProps } from "../views/ChangeBody.ts";
import { CsvValue } from "./ShowMore.tsx";
import { type ChangedTexts, TextChange } from "./TextChange.tsx";
import { BlockDiff, countKinds } from "./BlockDiff.tsx";
import { type ChangedBlock, pairBlocks, splitPair } from "./pairBlocks.ts";
import { parseCsv, type CsvTable } from "./parseCsv.ts";
import "./CsvView.css";
import "./TableChange.css";

const KINDS = { same: "", changed: "Changed", added: "Added", removed: "Removed" } as const;

/** In characters. Longer tables take too long to compare. */
const LENGTH_MAX = 1_000_000;
const [OLD_NUMBER, NEW_NUMBER] = ["Row before", "Row after"] as const;
const SIGNS = { same: "", changed: "±", added: "+", removed: "−" } as const;
const [COLUMN_ADDED, COLUMN_REMOVED] = ["added", "removed"] as const;
/** The number of unchanged rows around each change; rows shown at first; characters of a value. */
const [CONTEXT, ROWS_MAX, VALUE_LENGTH] = [2, 300, 300] as const;
const HEADS = 3;

export function TableChange(props: ChangeBodyProps): ReactNode {
  const isByTabs = /\.(?:tsv|tab)$/iu.test(props.file.plainPath);
  return (
    <TextChange
      body={props}
      lengthMax={LENGTH_MAX}
      tooLong="This table is too large to render. Showing the source instead."
      unreadable="This table cannot be rendered: its quotation marks do not match, there are too many columns, or too much changed. Showing the source instead."
      read={isByTabs ? readByTabs : readAny}
    >
      {(change) => <Table change={change} />}
    </TextChange>
  );
}

function readAny({ before, after }: ChangedTexts): ChangedTable | null {
  return readTableChange(before ?? "", after ?? "", null);
}

function readByTabs({ before, after }: ChangedTexts): ChangedTable | null {
  return readTableChange(before ?? "", after ?? "", "\t");
}

function Table({ change }: { readonly change: ChangedTable }): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const { columns, rows } = change;
  return (
    <>
      <p className="ChangeView-summary muted small">{summaryOf(change)}</p>
      <div ref={container} className="TableChange-viewport" role="group" aria-label="Changed rows" tabIndex={0}>
        <table className="CsvView-table TableChange digits">
          <caption className="visually-hidden">Changed rows</caption>
          <thead>
            <tr>
              <th scope="col" title={OLD_NUMBER}>
                −<span className="visually-hidden">{OLD_NUMBER}</span>
              </th>
              <th scope="col" title={NEW_NUMBER}>
                +<span className="visually-hidden">{NEW_NUMBER}</span>
              </th>
              <th scope="col" title="Change">
                <span className="visually-hidden">Change</span>
              </th>
              {columns.map((column, index) => (
                <ColumnName key={index} column={column} container={container} />
              ))}
            </tr>
          </thead>
          <tbody>
            <BlockDiff blocks={rows} context={CONTEXT} noun="row" max={ROWS_MAX} columns={HEADS + columns.length}>
              {(row, key) => <Row key={key} {...{ row, columns, container }} />}
            </BlockDiff>
          </tbody>
        </table>
      </div>
    </>
  );
}

type ContainerRef = RefObject<HTMLElement | null>;

function ColumnName({
  column,
  container,
}: {
  readonly column: ChangedColumn;
  readonly container: ContainerRef;
}): ReactNode {
  const state = column.old === null ? COLUMN_ADDED : column.new === null ? COLUMN_REMOVED : null;
  return (
    <th scope="col" data-kind={state ?? undefined}>
      <CsvValue text={column.name} length={VALUE_LENGTH} container={container} />
      {state !== null && <span className="TableChange-state muted"> {state}</span>}
    </th>
  );
}

function Row(props: {
  readonly row: ChangedBlock<TableRow>;
  readonly columns: readonly ChangedColumn[];
  readonly container: ContainerRef;
}): ReactNode {
  const { kind, old, new: current } = props.row;
  return (
    <tr data-kind={kind}>
      <td className="TableChange-number">{old?.number}</td>
      <td className="TableChange-number">{current?.number}</td>
      <td className="TableChange-sign">
        <span aria-hidden>{SIGNS[kind]}</span>
        <span className="visually-hidden">{KINDS[kind]}</span>
      </td>
      {props.columns.map((_, at) => (
        <Value
          key={at}
          container={props.container}
          kind={kind}
          was={old?.values[at] ?? null}
          is={current?.values[at] ?? null}
        />
      ))}
    </tr>
  );
}

function Value(props: {
  readonly kind: ChangedBlock<TableRow>["kind"];
  readonly was: string | null;
  readonly is: string | null;
  readonly container: ContainerRef;
}): ReactNode {
  const { kind, was, is, container } = props;
  if (kind !== "changed" || was === is) {
    return (
      <td>
        <CsvValue text={is ?? was ?? ""} length={VALUE_LENGTH} container={container} />
      </td>
    );
  }
  return (
    <td className="TableChange-changed">
      {was !== null && was !== "" && (
        <del>
          <CsvValue text={was} length={VALUE_LENGTH} container={container} />
        </del>
      )}{" "}
      {is !== null && is !== "" && (
        <ins>
          <CsvValue text={is} length={VALUE_LENGTH} container={container} />
        </ins>
      )}
    </td>
  );
}

function summaryOf({ columns: all, rows: list }: ChangedTable): string {
  const countTexts = countKinds(list, "row");
  const [added, removed] = [all.filter(({ old }) => old === null), all.filter((column) => column.new === null)];
  if (added.length > 0) countTexts.push(`${counted(added.length, "column")} ${COLUMN_ADDED}`);
  if (removed.length > 0) countTexts.push(`${counted(removed.length, "column")} ${COLUMN_REMOVED}`);
  return countTexts.length === 0 ? "No value changed, only the formatting of the file." : `${countTexts.join(", ")}.`;
}

/** The change of a table whose first row contains the column names. */
interface ChangedTable {
  readonly columns: readonly ChangedColumn[];
  /** Without the header row. */
  readonly rows: readonly ChangedBlock<TableRow>[];
}

/** A column and its index on each side; null on the side that lacks it. */
interface ChangedColumn {
  readonly name: string;
  readonly old: number | null;
  readonly new: number | null;
}

interface TableRow {
  /** 1-based in the file. */
  readonly number: number;
  /** One value per column; null for a column that this side lacks. */
  readonly values: readonly (string | null)[];
}

/** With more columns a table is not readable. */
const COLUMNS_MAX = 100;

/**
 * Compares two tables row by row. Rows are paired by their values in the common columns. A null `delimiter` is
 * detected. Returns null if a side is not a table or pairing would take too long. Linear in the texts when little
 * differs.
 */
export function readTableChange(before: string, after: string, delimiter: string | null): ChangedTable | null {
  const [old, current] = [parseCsv(before, delimiter), parseCsv(after, delimiter)];
  if (!isTable(old) || !isTable(current)) return null;
  const columns = pairColumns(old, current);
  if (columns === null) return null;
  const oldRows = rowsOf(
    old,
    columns.map((column) => column.old),
  );
  const newRows = rowsOf(
    current,
    columns.map((column) => column.new),
  );
  const isShared = columns.map((column) => column.old !== null && column.new !== null);
  // The separator is not a word character, so it does not make rows similar.
  const rows = pairBlocks(oldRows, newRows, ({ values }) => values.filter((_, at) => isShared[at] === true).join("\n"));
  return rows && { columns, rows: rows.map((row) => (row.kind === "same" ? withOtherColumns(row) : row)) };
}

/** A pair with the same values in common columns is changed by values in the others. */
function withOtherColumns(row: ChangedBlock<TableRow>): ChangedBlock<TableRow> {
  const values = row.new?.values ?? [];
  const isSame = row.old?.values.every((value, at) => (value ?? "") === (values[at] ?? "")) === true;
  return isSame ? row : { ...row, kind: "changed" };
}

function isTable({ isOpen, columns }: CsvTable): boolean {
  return !isOpen && columns <= COLUMNS_MAX;
}

/** Pairs columns by name. A side without rows has the columns of the other; columns beyond the header have empty names. */
function pairColumns(old: CsvTable, current: CsvTable): readonly ChangedColumn[] | null {
  const pairs = pairBlocks(
    namesOf(old.rows.length === 0 ? current : old),
    namesOf(current.rows.length === 0 ? old : current),
    ({ name }) => name,
  );
  const columns = pairs?.flatMap((pair) => (pair.kind === "changed" ? splitPair(pair) : [pair]));
  return (
    columns?.map(({ old: was, new: is }) => ({
      name: is?.name ?? was?.name ?? "",
      old: was?.at ?? null,
      new: is?.at ?? null,
    })) ?? null
  );
}

function namesOf({ rows: [names = []], columns }: CsvTable) {
  return Array.from({ length: columns }, (_, at) => ({ name: names[at] ?? "", at }));
}

/** Returns the rows after the header, with their values in the order of the columns. */
function rowsOf({ rows }: CsvTable, indexes: readonly (number | null)[]): readonly TableRow[] {
  return rows.slice(1).map((values, index) => ({
    number: index + 2,
    values: indexes.map((at) => (at === null ? null : (values[at] ?? null))),
  }));
}
