import { pairEntries } from "#app/diff/compare/pairBySimilarity.ts";
import {
  isJsonFields,
  type JsonFields,
  type Notebook,
  type NotebookCell,
  notebookFields,
  type NotebookFields,
  parseNotebook,
} from "./parseNotebook.ts";

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

/** What a cell is known by. */
interface CellName {
  /** Of the notebook's own giving; null where it gives none. */
  readonly id: string | null;
  readonly kind: NotebookCell["kind"];
  readonly source: string;
}

/** Cells of two states of a notebook that are one cell; null on the side that lacks it. */
export interface PairedCells {
  readonly old: number | null;
  readonly new: number | null;
  /** Whether it changed places with cells that stayed. */
  readonly isMoved: boolean;
}

const NONE = -1;

/**
 * Pairs the cells of two states of a notebook: by their ids, those without by what is in them, and lists them as they stand now,
 * the removed ones where they stood. Null where finding out would take too long. Linear where little differs.
 */
function pairCells(before: readonly CellName[], after: readonly CellName[]): readonly PairedCells[] | null {
  const partners = pairById(before, after);
  if (!pairByContent(before, after, partners)) return null;
  pairMoved(before, after, partners);
  return inOrderPairCells(before.length, partners);
}

/** Gives for each new cell the old one of its id, where each of the two has that id alone. */
function pairById(before: readonly CellName[], after: readonly CellName[]): Int32Array {
  const places = uniqueIds(before);
  const own = uniqueIds(after);
  return Int32Array.from(after, ({ id }) => (id === null || !own.has(id) ? NONE : (places.get(id) ?? NONE)));
}

function uniqueIds(cells: readonly CellName[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const twice = new Set<string>();
  cells.forEach(({ id }, index) => {
    if (id === null) return;
    if (places.has(id)) twice.add(id);
    places.set(id, index);
  });
  for (const id of twice) places.delete(id);
  return places;
}

function pairByContent(before: readonly CellName[], after: readonly CellName[], partners: Int32Array): boolean {
  const { olds, news } = alone(before.length, partners);
  const nameAt = (cells: readonly CellName[]) => (index: number) => keyOf(cells[index]);
  const pairs = pairEntries(olds.map(nameAt(before)), news.map(nameAt(after)));
  if (pairs === null) return false;
  for (const pair of pairs) {
    const [old, current] = [olds[pair.old ?? NONE], news[pair.new ?? NONE]];
    if (old === undefined || current === undefined || before[old]?.kind !== after[current]?.kind) continue;
    partners[current] = old;
  }
  return true;
}

/** Of what is left, cells with the very same content that stand elsewhere now. */
function pairMoved(before: readonly CellName[], after: readonly CellName[], partners: Int32Array): void {
  const { olds, news } = alone(before.length, partners);
  const places = new Map<string, number[]>();
  for (const old of olds) {
    if (before[old]?.source === "") continue;
    const key = keyOf(before[old]);
    const known = places.get(key);
    if (known === undefined) places.set(key, [old]);
    else known.push(old);
  }
  for (const current of news) partners[current] = places.get(keyOf(after[current]))?.shift() ?? NONE;
}

function keyOf(cell: CellName | undefined): string {
  return cell === undefined ? "" : `${cell.kind}\n${cell.source}`;
}

function alone(count: number, partners: Int32Array): { olds: readonly number[]; news: readonly number[] } {
  const paired = new Set(partners);
  const olds = Array.from({ length: count }, (_, index) => index).filter((index) => !paired.has(index));
  return { olds, news: [...partners.keys()].filter((index) => partners[index] === NONE) };
}

function inOrderPairCells(count: number, partners: Int32Array): readonly PairedCells[] {
  const paired = new Set(partners);
  const stayed = longestRise(partners);
  const listed: PairedCells[] = [];
  let old = 0;
  /** Lists the cells that went, from where the last one stood that stayed to the next one. */
  const listGone = (): void => {
    for (; old < count && !stayed.has(old); old++) {
      if (!paired.has(old)) listed.push({ old, new: null, isMoved: false });
    }
  };
  listGone();
  partners.forEach((partner, current) => {
    const isStaying = partner !== NONE && stayed.has(partner);
    listed.push({ old: partner === NONE ? null : partner, new: current, isMoved: partner !== NONE && !isStaying });
    if (!isStaying) return;
    old = partner + 1;
    listGone();
  });
  return listed;
}

/** Finds the most old cells that stand in the same order as before (the longest increasing run of numbers). */
function longestRise(partners: Int32Array): ReadonlySet<number> {
  /** For each length the place of the smallest number that ends a run so long, and for each place the one before it. */
  const ends: number[] = [];
  const previous = new Int32Array(partners.length).fill(NONE);
  partners.forEach((partner, index) => {
    if (partner === NONE) return;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((partners[ends[middle] ?? 0] ?? 0) < partner) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1] ?? NONE;
    ends[low] = index;
  });
  const rise = new Set<number>();
  for (let at = ends.at(-1) ?? NONE; at !== NONE; at = previous[at] ?? NONE) rise.add(partners[at] ?? NONE);
  return rise;
}
