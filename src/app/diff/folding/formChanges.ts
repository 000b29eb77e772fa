import { firstChanges, isChange } from "../patch/hunkRanges.ts";
import { LineKind, type Patch, parsePatch } from "../patch/Patch.ts";

/** Lines of one side of a change, counted from 1; `end` is not part of them. Equal for no lines. */
export interface LineSpan {
  readonly start: number;
  readonly end: number;
}

/** The lines of a hunk from its first to its last change, on both sides. */
export interface HunkSpan {
  readonly old: LineSpan;
  readonly now: LineSpan;
  /** The lines of both sides; null if the file ends in them without a newline, which can be part of a value. */
  readonly sides: readonly [old: string, now: string] | null;
}

/** A name, and the one that replaces it everywhere in a file. */
export interface Rename {
  readonly from: string;
  readonly to: string;
}

/** The characters that a change of form may change. Escaped quotes lose their backslash. */
const FORM = /[\s"'`,;\\]+/gu;

/**
 * Returns the spans of the hunks that git makes with its default context, in their order: as many as the file has keys
 * of hunks. Linear in the patch.
 */
export function hunkSpans(patch: Patch): readonly HunkSpan[] {
  const firsts = new Set(firstChanges(patch));
  const spans: HunkSpan[] = [];
  let span: { old: LineSpan; now: LineSpan; first: number; end: number } | null = null;
  const finish = (): void => {
    if (span !== null) spans.push({ old: span.old, now: span.now, sides: sidesOf(patch, span) });
  };
  for (const { oldStart, newStart, first, end } of patch.hunks) {
    let [old, now] = [oldStart, newStart];
    for (let line = first; line < end; line++) {
      const [oldNext, nowNext] = [(patch.oldNumbers[line] ?? 0) + 1, (patch.newNumbers[line] ?? 0) + 1];
      if (firsts.has(line)) {
        finish();
        span = { old: { start: old, end: old }, now: { start: now, end: now }, first: line, end: line };
      }
      old = Math.max(old, oldNext);
      now = Math.max(now, nowNext);
      if (span !== null && isChange(patch, line)) {
        span = { ...span, old: { ...span.old, end: old }, now: { ...span.now, end: now }, end: line + 1 };
      }
    }
  }
  finish();
  return spans;
}

function sidesOf(patch: Patch, { first, end }: { readonly first: number; readonly end: number }): HunkSpan["sides"] {
  const sides: [string, string] = ["", ""];
  for (let line = first; line <= end && line < patch.lineCount; line++) {
    const kind = patch.kinds[line];
    if (kind === LineKind.marker) return null;
    if (line === end) break;
    const text = `${patch.text.slice(patch.starts[line], patch.ends[line])}\n`;
    if (kind !== LineKind.added) sides[0] += text;
    if (kind !== LineKind.removed) sides[1] += text;
  }
  return sides;
}

const WORDS = /[\p{ID_Continue}$]+/gu;
/** No letter outside ASCII, of which two spellings can be the same name. */
const NAME = /^[a-z_$][\w$]*$/iu;

/** Matches a name as a whole word. */
export function wordPattern(name: string): RegExp {
  return new RegExp(`(?<![\\p{ID_Continue}$])${name.replaceAll("$", String.raw`\$`)}(?![\\p{ID_Continue}$])`, "gu");
}

/**
 * Returns the hunks that may change only the form of their file, since both sides differ in blanks, quotes, commas and
 * semicolons at most, and the one rename that may be all that the file changes apart from that.
 */
export function candidatesOf(spans: readonly HunkSpan[]): {
  readonly forms: readonly HunkSpan[];
  readonly rename: Rename | null;
} {
  const isAlike = (sides: HunkSpan["sides"]): boolean =>
    sides !== null && sides[0].replace(FORM, "") === sides[1].replace(FORM, "");
  const forms = spans.filter(({ sides }) => isAlike(sides));
  let rename: Rename | null = null;
  for (const { sides } of spans) {
    const [old, now] = [sides?.[0].match(WORDS) ?? [], sides?.[1].match(WORDS) ?? []];
    if (old.length !== now.length) return { forms, rename: null };
    for (const [at, from] of old.entries()) {
      const to = now[at] ?? "";
      if (from === to) continue;
      rename ??= { from, to };
      if (rename.from !== from || rename.to !== to) return { forms, rename: null };
    }
  }
  if (rename === null || !NAME.test(rename.from) || !NAME.test(rename.to)) return { forms, rename: null };
  const { from, to } = rename;
  const isAll = spans.every(
    ({ sides }) => sides !== null && isAlike([sides[0].replace(wordPattern(from), () => to), sides[1]]),
  );
  return { forms, rename: isAll ? rename : null };
}

/** Returns true if a hunk of a patch may change only the form of a file in a known language. Linear in the patch. */
export function hasCandidate(path: string, text: string): boolean {
  if (grammarOf(path) === null) return false;
  const patch = parsePatch(text);
  if (patch.hunks.some(({ oldStart, newStart }) => oldStart === 0 || newStart === 0)) return false;
  const { forms, rename } = candidatesOf(hunkSpans(patch));
  return forms.length > 0 || rename !== null;
}

/** Finds the files of a change with a candidate, each patch once. */
export class FormSearch {
  readonly #checked = new Map<string, string>();

  /** Reports the files that it finds among those not checked yet. Yields after each file. */
  *run(
    keys: readonly string[],
    patches: ReadonlyMap<string, string>,
    report: (keys: readonly string[]) => void,
  ): Generator<void, void> {
    const found: string[] = [];
    for (const key of keys) {
      const patch = patches.get(key);
      if (patch === undefined || this.#checked.get(key) === patch) continue;
      this.#checked.set(key, patch);
      if (hasCandidate(key, patch)) found.push(key);
      yield;
    }
    if (found.length > 0) report(found);
  }
}

/** Returns the old side of a file by its patch and its new side; null if they do not belong together. Linear in both. */
export function oldTextOf(patch: Patch, text: string): string | null {
  const lines = text.split("\n");
  const old: string[] = [];
  let at = 0;
  for (const { newStart, first, end } of patch.hunks) {
    while (at < newStart - 1) old.push(lines[at++] ?? "");
    for (let line = first; line < end; line++) {
      const kind = patch.kinds[line];
      const content = patch.text.slice(patch.starts[line], patch.ends[line]);
      if (kind === LineKind.marker) return null;
      if (kind !== LineKind.removed && lines[at++] !== content) return null;
      if (kind !== LineKind.added) old.push(content);
    }
  }
  return [...old, ...lines.slice(at)].join("\n");
}

/** Returns the name of the grammar of a file; null if there is none. */
export function grammarOf(path: string): GrammarName | null {
  const extension = /\.(\w+)$/u.exec(path)?.[1]?.toLowerCase() ?? "";
  return GRAMMAR_OF.get(extension) ?? null;
}

const EXTENSIONS = {
  jsx: ["js", "mjs", "cjs", "jsx"],
  ts: ["ts", "mts", "cts"],
  tsx: ["tsx"],
  css: ["css"],
  json: ["json"],
  java: ["java"],
  cpp: ["c", "h", "cc", "cpp", "hpp"],
  go: ["go"],
  rust: ["rs"],
  php: ["php"],
  python: ["py"],
  html: ["html", "htm"],
  xml: ["xml"],
  yaml: ["yml", "yaml"],
} as const;

export type GrammarName = keyof typeof EXTENSIONS;

const NAMES = Object.keys(EXTENSIONS) as GrammarName[]; // `Object.keys` forgets the names
const GRAMMAR_OF: ReadonlyMap<string, GrammarName> = new Map(
  NAMES.flatMap((name) => EXTENSIONS[name].map((extension) => [extension, name] as const)),
);
