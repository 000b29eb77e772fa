import { type ChangedBlock, pairBlocks, splitPair } from "./pairBlocks.ts";
import { parseCsv, type CsvTable } from "./parseCsv.ts";

/** The change of a table whose first row contains the column names. */
export interface TableChange {
  readonly columns: readonly ChangedColumn[];
  /** Without the header row. */
  readonly rows: readonly ChangedBlock<TableRow>[];
}

/** A column and its index on each side; null on the side that lacks it. */
export interface ChangedColumn {
  readonly name: string;
  readonly old: number | null;
  readonly new: number | null;
}

export interface TableRow {
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
export function readTableChange(before: string, after: string, delimiter: string | null): TableChange | null {
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
