import { pairEntries } from "#app/diff/compare/pairBySimilarity.ts";
import { parseCsv, type CsvTable } from "./parseCsv.ts";

/** The change of a table whose first row contains the column names. */
export interface TableChange {
  readonly columns: readonly ChangedColumn[];
  /** Without the header row. */
  readonly rows: readonly ChangedRow[];
}

/** A column and its index on each side; null on the side that lacks it. */
export interface ChangedColumn {
  readonly name: string;
  readonly old: number | null;
  readonly new: number | null;
}

/** A row and its 1-based number in each file; null on the side that lacks it. */
export interface ChangedRow {
  readonly kind: "same" | "changed" | "added" | "removed";
  readonly old: number | null;
  readonly new: number | null;
  /** One value per column; null for a column that this side lacks. */
  readonly before: readonly (string | null)[];
  readonly after: readonly (string | null)[];
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
  const oldEntries = valuesOf(
    old,
    columns.map((column) => column.old),
  );
  const newEntries = valuesOf(
    current,
    columns.map((column) => column.new),
  );
  const isShared = columns.map((column) => column.old !== null && column.new !== null);
  // The separator is not a word character, so it does not make rows similar.
  const keyOf = (row: readonly (string | null)[]): string => row.filter((_, at) => isShared[at] === true).join("\n");
  const pairs = pairEntries(oldEntries.map(keyOf), newEntries.map(keyOf));
  if (pairs === null) return null;
  const rows = pairs.map((pair): ChangedRow => {
    const [was, is] = [oldEntries[pair.old ?? -1] ?? [], newEntries[pair.new ?? -1] ?? []];
    const isAlike = pair.isSame && columns.every((_, at) => (was[at] ?? "") === (is[at] ?? ""));
    const kind = pair.old === null ? "added" : pair.new === null ? "removed" : isAlike ? "same" : "changed";
    return { kind, old: numberOf(pair.old), new: numberOf(pair.new), before: was, after: is };
  });
  return { columns, rows };
}

function isTable({ isOpen, columns }: CsvTable): boolean {
  return !isOpen && columns <= COLUMNS_MAX;
}

/**
 * Pairs columns by name. A side without rows has the columns of the other; columns beyond the header have empty names.
 */
function pairColumns(old: CsvTable, current: CsvTable): readonly ChangedColumn[] | null {
  if (old.count === 0) return namesOf(current).map((name, at) => ({ name, old: at, new: at }));
  if (current.count === 0) return namesOf(old).map((name, at) => ({ name, old: at, new: at }));
  const [oldEntries, newEntries] = [namesOf(old), namesOf(current)];
  const pairs = pairEntries(oldEntries, newEntries);
  return (
    pairs?.flatMap(({ old: was, new: is, isSame }): readonly ChangedColumn[] => {
      const name = newEntries[is ?? -1] ?? oldEntries[was ?? -1] ?? "";
      if (isSame || was === null || is === null) return [{ name, old: was, new: is }];
      return [
        { name: oldEntries[was] ?? "", old: was, new: null },
        { name, old: null, new: is },
      ];
    }) ?? null
  );
}

function namesOf(table: CsvTable): readonly string[] {
  const names = table.row(0);
  return Array.from({ length: table.columns }, (_, at) => names[at] ?? "");
}

/** Returns the values of each row after the header, in the order of the columns. */
function valuesOf(table: CsvTable, indexes: readonly (number | null)[]): readonly (readonly (string | null)[])[] {
  return Array.from({ length: Math.max(0, table.count - 1) }, (_, index) => {
    const values = table.row(index + 1);
    return indexes.map((at) => (at === null ? null : (values[at] ?? null)));
  });
}

/** Row 1 of the file is the header. */
function numberOf(index: number | null): number | null {
  return index === null ? null : index + 2;
}
