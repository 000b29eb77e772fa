import { isJsonFields, type JsonFields } from "./isJsonFields.ts";
import { notebookFields, type NotebookFields } from "./notebookFields.ts";
import { pairCells, type CellName } from "./pairCells.ts";
import { parseNotebook, type Notebook, type NotebookCell } from "./parseNotebook.ts";

/** What became of a notebook. */
export interface NotebookChange {
  /** What its code is written in, by its kernel's name. */
  readonly language: string | null;
  readonly cells: readonly ChangedCell[];
  /** What is said of the notebook beside its cells, written down; null where that is alike. */
  readonly about: Rewritten | null;
}

/** One side's cell, and which one it is, from one on. */
export interface NumberedCell {
  readonly number: number;
  readonly cell: NotebookCell;
}

/** What became of a cell. */
export interface ChangedCell {
  /** One that only changed places with others is moved; one that changed may have moved too. */
  readonly kind: "same" | "changed" | "moved" | "added" | "removed";
  /** Null on the side that lacks it. */
  readonly old: NumberedCell | null;
  readonly new: NumberedCell | null;
  readonly isMoved: boolean;
  /** Whether what it gave out differs, the order of the runs left out of account. */
  readonly hasOtherOutputs: boolean;
  readonly hasOtherAttachments: boolean;
  /** What else is said of it, written down; null where that is alike. */
  readonly about: Rewritten | null;
}

export interface Rewritten {
  readonly before: string;
  readonly after: string;
}

/** A cell's parts that are told otherwise than by writing them down. The runs' numbers change whenever it runs. */
const OWN = new Set(["cell_type", "source", "input", "outputs", "attachments", "execution_count", "prompt_number"]);
const LISTS = new Set(["cells", "worksheets"]);
/** Parts of an output that are texts: by what the third format calls them, or by their types. */
const TEXTS = /^(?:text|html|latex|svg|png|jpeg)$|^(?!.*json).*\//u;
const RUNS = new Set(["execution_count", "prompt_number"]);

/** A state of a notebook. */
interface State {
  readonly notebook: Notebook;
  readonly fields: NotebookFields;
}

/**
 * Finds what became of a notebook, cell by cell; a side that is null has none. Gives null where a side is damaged or of no known
 * form, and where finding the cells again would take too long. Linear in the texts where little differs.
 */
export function readNotebookChange(before: string | null, after: string | null): NotebookChange | null {
  try {
    return compare(before, after);
  } catch (error) {
    // What is nested deeper than can be written down again is of no form that is known.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function compare(before: string | null, after: string | null): NotebookChange | null {
  const [old, current] = [stateOf(before), stateOf(after)];
  if (old === null || current === null) return null;
  const pairs = pairCells(namesOf(old), namesOf(current));
  if (pairs === null) return null;
  const cells = pairs.map((pair) => changeOf(old, current, pair.old, pair.new, pair.isMoved));
  const { language } = after === null ? old.notebook : current.notebook;
  const isOneSided = before === null || after === null;
  const about = isOneSided ? null : rewritten(old.fields.book, current.fields.book, LISTS);
  return { language, cells, about };
}

function stateOf(text: string | null): State | null {
  if (text === null) return { notebook: { language: null, cells: [] }, fields: { book: {}, cells: [] } };
  const fields = notebookFields(text);
  const notebook = parseNotebook(text, fields);
  return fields === null || notebook === null ? null : { notebook, fields };
}

function namesOf({ notebook, fields }: State): readonly CellName[] {
  return notebook.cells.map(({ kind, source }, index) => {
    const id = fieldsAt(fields, index)["id"];
    return { id: typeof id === "string" ? id : null, kind, source };
  });
}

function fieldsAt({ cells }: NotebookFields, index: number): JsonFields {
  const cell = cells[index];
  return isJsonFields(cell) ? cell : {};
}

function changeOf(
  before: State,
  after: State,
  oldAt: number | null,
  newAt: number | null,
  isMoved: boolean,
): ChangedCell {
  const old = numbered(before, oldAt);
  const current = numbered(after, newAt);
  const alike = { isMoved, hasOtherOutputs: false, hasOtherAttachments: false, about: null };
  if (old === null || oldAt === null) return { kind: "added", old, new: current, ...alike };
  if (current === null || newAt === null) return { kind: "removed", old, new: current, ...alike };
  const [was, is] = [fieldsAt(before.fields, oldAt), fieldsAt(after.fields, newAt)];
  const hasOtherOutputs = written(was["outputs"] ?? []) !== written(is["outputs"] ?? []);
  const hasOtherAttachments = written(was["attachments"] ?? {}) !== written(is["attachments"] ?? {});
  const about = rewritten(was, is, OWN);
  const isSameText = old.cell.kind === current.cell.kind && old.cell.source === current.cell.source;
  const isSame = isSameText && !hasOtherOutputs && !hasOtherAttachments && about === null;
  return {
    kind: !isSame ? "changed" : isMoved ? "moved" : "same",
    old,
    new: current,
    isMoved,
    hasOtherOutputs,
    hasOtherAttachments,
    about,
  };
}

function numbered({ notebook }: State, index: number | null): NumberedCell | null {
  const cell = index === null ? undefined : notebook.cells[index];
  return index === null || cell === undefined ? null : { number: index + 1, cell };
}

/** Writes fields down on both sides but for some; null where they are alike. */
function rewritten(was: JsonFields, is: JsonFields, without: ReadonlySet<string>): Rewritten | null {
  const rest = (fields: JsonFields): JsonFields =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !without.has(name)));
  const [before, after] = [rest(was), rest(is)].map((fields) => JSON.stringify(fields, inOrder, 2));
  return before === undefined || after === undefined || before === after ? null : { before, after };
}

/** Writes a value down so that what is alike is written alike: names in their order, texts whole, no numbers of runs. */
function written(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => inOrder(name, TEXTS.test(name) ? whole(part) : part));
}

/** A text stands as one string or as a list of its lines. */
function whole(value: unknown): unknown {
  return Array.isArray(value) && value.every((part) => typeof part === "string") ? value.join("") : value;
}

function inOrder(_name: string, value: unknown): unknown {
  if (!isJsonFields(value)) return value;
  const parts = Object.entries(value).filter(([name]) => !RUNS.has(name));
  return Object.fromEntries(parts.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}
