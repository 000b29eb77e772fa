import type { ChangedFile, DiffLine } from "./gitChange.ts";
import type { ReadPage, ShownFile, ShownPane, ShownRow, ShownSlot } from "./readPage.ts";

const HUNK_HEADER_HEIGHT = 28;
const LINE_HEIGHT = 20;
/** A truncated line shows at least this many characters, not counting half of a surrogate pair. */
const TRUNCATED_FROM = 9999;
const NUMBERS = new Intl.NumberFormat("en");

/**
 * Returns the differences between a page and git as sentences. Lines that git leaves out are allowed if they are in the
 * file. `whole` returns the same change with all of its context, and is called only if there are such lines.
 */
export async function compareChange(
  { files, faults }: ReadPage,
  change: readonly ChangedFile[],
  whole: () => Promise<readonly ChangedFile[] | null>,
): Promise<readonly string[]> {
  const found = [...faults];
  const shown = new Map(files.map((file) => [file.title, file]));
  const titles = new Set(change.map(({ title }) => title));
  for (const { title } of files)
    if (!titles.has(title)) found.push(`“${title}” is on the page and not in git's change`);
  for (const [index, file] of change.entries()) {
    const onPage = shown.get(file.title);
    if (onPage === undefined) found.push(`“${file.title}” is not on the page`);
    else {
      const all = async (): Promise<readonly DiffLine[]> => (await whole())?.[index]?.lines ?? [];
      const messages = await compareFile(onPage, file, all);
      found.push(...messages.map((message) => `${file.title}: ${message}`));
    }
  }
  return found;
}

async function compareFile(
  { failure, slots, panes }: ShownFile,
  file: ChangedFile,
  whole: () => Promise<readonly DiffLine[]>,
): Promise<readonly string[]> {
  if (failure !== null) return [`says “${failure}”`];
  if (panes.length === 0) return ["has no lines and no note"];
  const found = [...geometryFaults(panes, slots)];
  for (const pane of panes) {
    const { fault, extra } = compareLines(pane, sideOf(file.lines, pane.side));
    if (fault !== null) found.push(`side ${pane.side}: ${fault}`);
    if (extra.length > 0) found.push(...extraFaults(pane.side, extra, sideOf(await whole(), pane.side)));
    if (!file.isTwofold && !isAscending(pane.rows)) found.push(`side ${pane.side}: line numbers go back`);
  }
  return found;
}

/** Returns the lines on one side; a marker is on the side of the line before it. */
function sideOf(lines: readonly DiffLine[], side: ShownPane["side"]): readonly DiffLine[] {
  if (side === "both") return lines;
  const other = side === "old" ? "+" : "-";
  return lines
    .filter((line, index) => (line.sign === "\\" ? lines[index - 1]?.sign : line.sign) !== other)
    .map((line) => ({ ...line, old: side === "old" ? line.old : 0, new: side === "new" ? line.new : 0 }));
}

/** Compares up to the first difference; returns the rows with context that git leaves out. */
function compareLines(
  { rows }: ShownPane,
  lines: readonly DiffLine[],
): { readonly fault: string | null; readonly extra: readonly ShownRow[] } {
  const extra: ShownRow[] = [];
  let at = 0;
  let isExtra = false;
  for (const row of rows) {
    if (row.kind === "wide") continue;
    const line = lines[at];
    if (line !== undefined && isSame(row, line)) {
      at++;
      isExtra = false;
    } else if (row.sign === " " ? !lines.some((known) => isAt(row, known)) : row.kind === "marker" && isExtra) {
      isExtra = true;
      if (row.kind === "line") extra.push(row);
    } else
      return {
        fault: `${describe(row)} is where git has ${line === undefined ? "nothing" : describe(line)}`,
        extra,
      };
  }
  const missing = lines[at];
  return { fault: missing === undefined ? null : `${describe(missing)} is missing`, extra };
}

function isAt(row: ShownRow, line: DiffLine): boolean {
  return line.sign === " " && line.old === row.old && line.new === row.new;
}

function isSame(row: ShownRow, line: DiffLine): boolean {
  if (row.sign !== line.sign || row.old !== line.old || row.new !== line.new) return false;
  if (row.truncation === null) return row.text === line.text;
  const hidden = NUMBERS.format(line.text.length - row.text.length);
  return (
    row.text.length >= TRUNCATED_FROM && line.text.startsWith(row.text) && row.truncation.includes(` ${hidden} more`)
  );
}

function extraFaults(side: string, extra: readonly ShownRow[], whole: readonly DiffLine[]): readonly string[] {
  const context = new Map(
    whole.flatMap((line) => (line.sign === " " ? [[`${line.old} ${line.new}`, line] as const] : [])),
  );
  const wrong = extra.find((row) => {
    const line = context.get(`${row.old} ${row.new}`);
    return line === undefined || !isSame(row, line);
  });
  if (wrong === undefined) return [];
  const line = context.get(`${wrong.old} ${wrong.new}`);
  return [
    `side ${side}: ${describe(wrong)} is shown besides; the file has ${line === undefined ? "none there" : describe(line)}`,
  ];
}

function isAscending(rows: readonly ShownRow[]): boolean {
  let [old, now] = [0, 0];
  for (const row of rows) {
    if ((row.old !== 0 && row.old <= old) || (row.new !== 0 && row.new <= now)) return false;
    old = row.old || old;
    now = row.new || now;
  }
  return true;
}

/** Returns the position of the next row below a position, after the slots at that position. */
function pastSlots(slots: readonly ShownSlot[], place: number): number {
  return slots.reduce((end, { top, height }) => (top === end ? end + height : end), place);
}

/**
 * Reports rows that are missing, overlap, leave a gap or do not have the height of their content, in the panes of one
 * file.
 */
function geometryFaults(panes: readonly ShownPane[], slots: readonly ShownSlot[]): readonly string[] {
  const found: string[] = [];
  const [first] = panes;
  for (const { side, rowCount, height, rows } of panes) {
    if (rowCount !== first?.rowCount || height !== first.height) found.push("the two sides are not as long");
    // An empty row of one side is not rendered there: only both sides together have all rows.
    let [index, end] = [0, pastSlots(slots, 0)];
    for (const row of rows) {
      const isNext = row.index === index + 1;
      if (isNext ? row.top !== end : row.top < end) {
        found.push(`side ${side}: row ${row.index} is at ${row.top}, row ${index} ends at ${end}`);
      }
      [index, end] = [row.index, pastSlots(slots, row.top + row.height)];
    }
    if (index > rowCount || end > height)
      found.push(`side ${side}: rows to ${index} of ${rowCount}, ${end} of ${height} px`);
  }
  const rows = new Map<number, ShownRow[]>();
  for (const pane of panes) for (const row of pane.rows) rows.set(row.index, [...(rows.get(row.index) ?? []), row]);
  const count = first?.rowCount ?? 0;
  let end = pastSlots(slots, 0);
  for (let index = 1; index <= count; index++) {
    const beside = rows.get(index) ?? [];
    const [row] = beside;
    if (row === undefined) return [...found, `row ${index} of ${count} never is on the page`];
    const wanted =
      row.kind === "wide" ? HUNK_HEADER_HEIGHT : LINE_HEIGHT * Math.max(...beside.map(({ visuals }) => visuals));
    if (beside.some(({ top, height }) => top !== end || height !== wanted)) {
      const stand = beside.map(({ top, height }) => `${top} + ${height}`).join(", ");
      return [...found, `row ${index} is at ${stand} px, not at ${end} + ${wanted}`];
    }
    end = pastSlots(slots, end + wanted);
  }
  if (end !== (first?.height ?? 0)) found.push(`the rows end at ${end} of ${first?.height} px`);
  return found;
}

function describe({
  sign,
  old,
  new: now,
  text,
}: Pick<DiffLine, "old" | "new" | "text"> & { readonly sign: string }): string {
  const short = text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text;
  return `${sign}${old || ""},${now || ""} ${JSON.stringify(short)}`;
}
