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

export interface NotebookChange {
  /** The kernel's name of the language. */
  readonly language: string | null;
  readonly cells: readonly ChangedCell[];
  /** The notebook metadata as JSON; null if unchanged. */
  readonly about: Rewritten | null;
}

/** A cell and its 1-based number. */
export interface NumberedCell {
  readonly number: number;
  readonly cell: NotebookCell;
}

export interface ChangedCell {
  /** "moved" is a cell that only changed its position; a "changed" one may have moved too. */
  readonly kind: "same" | "changed" | "moved" | "added" | "removed";
  readonly old: NumberedCell | null;
  readonly new: NumberedCell | null;
  readonly isMoved: boolean;
  /** True if its outputs differ, ignoring execution counts. */
  readonly hasOtherOutputs: boolean;
  readonly hasOtherAttachments: boolean;
  /** The cell metadata as JSON; null if unchanged. */
  readonly about: Rewritten | null;
}

export interface Rewritten {
  readonly before: string;
  readonly after: string;
}

/** Cell fields that are shown separately. Execution counts are ignored because they change with every run. */
const OWN = new Set(["cell_type", "source", "input", "outputs", "attachments", "execution_count", "prompt_number"]);
const LISTS = new Set(["cells", "worksheets"]);
/** Output fields that contain text: names of nbformat 3, or MIME types. */
const TEXTS = /^(?:text|html|latex|svg|png|jpeg)$|^(?!.*json).*\//u;
const RUNS = new Set(["execution_count", "prompt_number"]);

interface State {
  readonly notebook: Notebook;
  readonly fields: NotebookFields;
}

/**
 * Compares two versions of a notebook cell by cell; a null version has no cells. Returns null if a version is damaged
 * or in an unknown format, or if pairing the cells would take too long. Linear in the texts when little differs.
 */
export function readNotebookChange(before: string | null, after: string | null): NotebookChange | null {
  try {
    return compare(before, after);
  } catch (error) {
    // JSON nested too deeply to be serialized again is treated as an unknown format.
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
  const about = isOneSided ? null : rewritten(old.fields.notebook, current.fields.notebook, LISTS);
  return { language, cells, about };
}

function stateOf(text: string | null): State | null {
  if (text === null) return { notebook: { language: null, cells: [] }, fields: { notebook: {}, cells: [] } };
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

/** Serializes the fields of both sides except some; null if they are equal. */
function rewritten(was: JsonFields, is: JsonFields, without: ReadonlySet<string>): Rewritten | null {
  const rest = (fields: JsonFields): JsonFields =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !without.has(name)));
  const [before, after] = [rest(was), rest(is)].map((fields) => JSON.stringify(fields, inOrder, 2));
  return before === undefined || after === undefined || before === after ? null : { before, after };
}

/** Serializes a value in a canonical form: sorted names, joined texts, no execution counts. */
function written(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => inOrder(name, TEXTS.test(name) ? whole(part) : part));
}

/** A text is one string or a list of lines. */
function whole(value: unknown): unknown {
  return Array.isArray(value) && value.every((part) => typeof part === "string") ? value.join("") : value;
}

function inOrder(_name: string, value: unknown): unknown {
  if (!isJsonFields(value)) return value;
  const parts = Object.entries(value).filter(([name]) => !RUNS.has(name));
  return Object.fromEntries(parts.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** The properties by which cells are paired. */
interface CellName {
  /** The id in the notebook; null if it has none. */
  readonly id: string | null;
  readonly kind: NotebookCell["kind"];
  readonly source: string;
}

/** The indexes of a cell in both versions; null on the side that lacks it. */
export interface PairedCells {
  readonly old: number | null;
  readonly new: number | null;
  /** True if its order relative to the unmoved cells changed. */
  readonly isMoved: boolean;
}

const NONE = -1;

/**
 * Pairs the cells of two versions: by id, and those without one by content. Returns them in the new order, removed
 * cells at their old position. Returns null if it would take too long. Linear when little differs.
 */
function pairCells(before: readonly CellName[], after: readonly CellName[]): readonly PairedCells[] | null {
  const partners = pairById(before, after);
  if (!pairByContent(before, after, partners)) return null;
  pairMoved(before, after, partners);
  return inOrderPairCells(before.length, partners);
}

/** Returns for each new cell the old cell with the same id, if the id is unique on both sides. */
function pairById(before: readonly CellName[], after: readonly CellName[]): Int32Array {
  const indexes = uniqueIds(before);
  const own = uniqueIds(after);
  return Int32Array.from(after, ({ id }) => (id === null || !own.has(id) ? NONE : (indexes.get(id) ?? NONE)));
}

function uniqueIds(cells: readonly CellName[]): ReadonlyMap<string, number> {
  const indexes = new Map<string, number>();
  const twice = new Set<string>();
  cells.forEach(({ id }, index) => {
    if (id === null) return;
    if (indexes.has(id)) twice.add(id);
    indexes.set(id, index);
  });
  for (const id of twice) indexes.delete(id);
  return indexes;
}

function pairByContent(before: readonly CellName[], after: readonly CellName[], partners: Int32Array): boolean {
  const { oldIndexes, newIndexes } = alone(before.length, partners);
  const nameAt = (cells: readonly CellName[]) => (index: number) => keyOf(cells[index]);
  const pairs = pairEntries(oldIndexes.map(nameAt(before)), newIndexes.map(nameAt(after)));
  if (pairs === null) return false;
  for (const pair of pairs) {
    const [old, current] = [oldIndexes[pair.old ?? NONE], newIndexes[pair.new ?? NONE]];
    if (old === undefined || current === undefined || before[old]?.kind !== after[current]?.kind) continue;
    partners[current] = old;
  }
  return true;
}

/** Pairs remaining cells with equal content at different positions. */
function pairMoved(before: readonly CellName[], after: readonly CellName[], partners: Int32Array): void {
  const { oldIndexes, newIndexes } = alone(before.length, partners);
  const indexes = new Map<string, number[]>();
  for (const old of oldIndexes) {
    if (before[old]?.source === "") continue;
    const key = keyOf(before[old]);
    const known = indexes.get(key);
    if (known === undefined) indexes.set(key, [old]);
    else known.push(old);
  }
  for (const current of newIndexes) partners[current] = indexes.get(keyOf(after[current]))?.shift() ?? NONE;
}

function keyOf(cell: CellName | undefined): string {
  return cell === undefined ? "" : `${cell.kind}\n${cell.source}`;
}

function alone(count: number, partners: Int32Array): { oldIndexes: readonly number[]; newIndexes: readonly number[] } {
  const paired = new Set(partners);
  const oldIndexes = Array.from({ length: count }, (_, index) => index).filter((index) => !paired.has(index));
  return { oldIndexes, newIndexes: [...partners.keys()].filter((index) => partners[index] === NONE) };
}

function inOrderPairCells(count: number, partners: Int32Array): readonly PairedCells[] {
  const paired = new Set(partners);
  const stayed = longestRise(partners);
  const listed: PairedCells[] = [];
  let old = 0;
  /** Lists the removed cells between the last unmoved cell and the next one. */
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

/** Returns the longest increasing subsequence: the old cells whose relative order did not change. */
function longestRise(partners: Int32Array): ReadonlySet<number> {
  /**
   * `ends`: for each length, the index of the smallest number that ends such a subsequence. `previous`: for each index,
   * its predecessor.
   */
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
