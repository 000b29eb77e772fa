import { type ChangedBlock, pairBlocks, splitPair } from "./pairBlocks.ts";
import { isJsonFields, type JsonFields, type NotebookCell, notebookFields, parseNotebook } from "./parseNotebook.ts";

export interface NotebookChange {
  /** The kernel's name of the language. */
  readonly language: string | null;
  readonly cells: readonly ChangedCell[];
  /** The notebook metadata as JSON; null if unchanged. */
  readonly about: Rewritten | null;
}

export interface NumberedCell {
  /** 1-based. */
  readonly number: number;
  readonly cell: NotebookCell;
  readonly fields: JsonFields;
}

export interface ChangedCell extends ChangedBlock<NumberedCell> {
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
const OWN = new Set(["cell_type", "source", "outputs", "attachments", "execution_count"]);
/** Output fields that contain text: that of a stream, and MIME types. */
const TEXTS = /^text$|^(?!.*json).*\//u;

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
  const [old, current] = [versionOf(before), versionOf(after)];
  const cells = old && current && pairCells(old.cells, current.cells);
  if (old === null || current === null || cells === null) return null;
  const isOneSided = before === null || after === null;
  return {
    language: (after === null ? old : current).language,
    cells: cells.map(changeOf),
    about: isOneSided ? null : rewritten(old.fields, current.fields, new Set(["cells"])),
  };
}

interface Version {
  readonly language: string | null;
  readonly cells: readonly NumberedCell[];
  readonly fields: JsonFields;
}

function versionOf(text: string | null): Version | null {
  if (text === null) return { language: null, cells: [], fields: {} };
  const parsed = notebookFields(text);
  const notebook = parseNotebook(text, parsed);
  if (parsed === null || notebook === null) return null;
  const cells = notebook.cells.map((cell, index): NumberedCell => {
    const fields = parsed.cells[index];
    return { number: index + 1, cell, fields: isJsonFields(fields) ? fields : {} };
  });
  return { language: notebook.language, cells, fields: parsed.notebook };
}

function changeOf(pair: ChangedBlock<NumberedCell>): ChangedCell {
  const { old, new: current } = pair;
  if (old === null || current === null)
    return { ...pair, hasOtherOutputs: false, hasOtherAttachments: false, about: null };
  const differs = (name: string): boolean => written(old.fields[name] ?? []) !== written(current.fields[name] ?? []);
  const [hasOtherOutputs, hasOtherAttachments] = [differs("outputs"), differs("attachments")];
  const about = rewritten(old.fields, current.fields, OWN);
  const isSameText = contentOf(old) === contentOf(current);
  const isSame = isSameText && !hasOtherOutputs && !hasOtherAttachments && about === null;
  return { kind: isSame ? "same" : "changed", old, new: current, hasOtherOutputs, hasOtherAttachments, about };
}

/** Serializes the fields of both sides except some; null if they are equal. */
function rewritten(was: JsonFields, is: JsonFields, without: ReadonlySet<string>): Rewritten | null {
  const rest = (fields: JsonFields): string =>
    written(Object.fromEntries(Object.entries(fields).filter(([name]) => !without.has(name))));
  const [before, after] = [rest(was), rest(is)];
  return before === after ? null : { before, after };
}

/** Serializes a value in a canonical form: sorted names, joined texts, no execution counts. */
function written(value: unknown): string {
  const canonical = (name: string, part: unknown): unknown => {
    if (!isJsonFields(part)) return TEXTS.test(name) && Array.isArray(part) ? joined(part) : part;
    const parts = Object.entries(part).filter(([key]) => key !== "execution_count");
    return Object.fromEntries(parts.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  };
  return JSON.stringify(value, canonical, 2);
}

/** A text is one string or a list of lines. */
function joined(lines: readonly unknown[]): unknown {
  return lines.every((line) => typeof line === "string") ? lines.join("") : lines;
}

/**
 * Pairs the cells of two versions by an id that each has once, else by content. Returns them in the new order, removed
 * cells at their old position; null if it would take too long.
 */
function pairCells(
  before: readonly NumberedCell[],
  after: readonly NumberedCell[],
): readonly ChangedBlock<NumberedCell>[] | null {
  const [old, current] = [countIds(before), countIds(after)];
  const keyOf = (one: NumberedCell): string => {
    const { id } = one.fields;
    if (typeof id !== "string" || old.get(id) !== 1 || current.get(id) !== 1) return contentOf(one);
    // One word, which is similar to no other.
    return `id_${Array.from(id, (character) => character.codePointAt(0)).join("_")}`;
  };
  const pairs = pairBlocks(before, after, keyOf);
  return pairs?.flatMap((pair) => (isOneKind(pair) ? [pair] : splitPair(pair))) ?? null;
}

function countIds(cells: readonly NumberedCell[]): ReadonlyMap<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const { fields } of cells) counts.set(fields["id"], (counts.get(fields["id"]) ?? 0) + 1);
  return counts;
}

function contentOf({ cell }: NumberedCell): string {
  return `${cell.kind}\n${cell.source}`;
}

function isOneKind({ kind, old, new: current }: ChangedBlock<NumberedCell>): boolean {
  return kind !== "changed" || old?.cell.kind === current?.cell.kind;
}
