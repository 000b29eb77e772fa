import { LineKind, type Patch, readPatch } from "../patch/Patch.ts";

/** Lines that git shows around a change by itself: the hunks that have a key are those that it makes with so many. */
const CONTEXT_LINES = 3;

/** What was seen of a file's hunks, as its patch is shown: with more context several hunks that have a key are one. */
export interface SeenHunks {
  /** The keys of the hunks that git makes by itself, in their order. */
  readonly keys: readonly string[];
  /** For each key 1 where its hunk was seen. */
  readonly seen: Uint8Array;
  /** For each key the first changed line of its hunk, in the patch that is shown. */
  readonly lines: Int32Array;
  /** For each hunk shown its first key; one more entry for where the last one ends. */
  readonly starts: Int32Array;
  /** For each hunk shown 1 where it was seen, all of it. */
  readonly whole: Uint8Array;
  /** For each hunk shown 1 where it is folded to a band. */
  readonly folded: Uint8Array;
}

/** What a file's marks are read from. */
export interface SeenFacts {
  readonly keys: readonly string[];
  readonly isSeen: (key: string) => boolean;
  /** Keys of the hunks that one opened though they were seen. */
  readonly opened: ReadonlySet<string>;
  /** Whether the whole file is shown, of which nothing folds. */
  readonly isWhole: boolean;
}

/**
 * Reads the marks of a patch that is shown in place of the one fetched. Null where the keys are not those of its hunks.
 * Linear in the patch; where the two are the same, in its hunks and what they begin with.
 */
export function seenHunks(
  shown: Patch,
  fetched: string | null,
  { keys, isSeen, opened, isWhole }: SeenFacts,
): SeenHunks | null {
  const found = fetched === null || fetched === shown.text ? firstChanges(shown) : carried(readPatch(fetched), shown);
  const lines = Int32Array.from(found);
  if (lines.length === 0 || lines.length !== keys.length) return null;
  const seen = Uint8Array.from(keys, (key) => (isSeen(key) ? 1 : 0));
  const count = shown.hunks.length;
  const starts = new Int32Array(count + 1).fill(keys.length);
  const whole = new Uint8Array(count);
  const folded = new Uint8Array(count);
  let key = 0;
  shown.hunks.forEach(({ end }, hunk) => {
    starts[hunk] = key;
    let isAll = true;
    let isOpen = isWhole;
    for (; key < keys.length && (lines[key] ?? 0) < end; key++) {
      isAll &&= seen[key] === 1;
      isOpen ||= opened.has(keys[key] ?? "");
    }
    if (key === starts[hunk] || !isAll) return;
    whole[hunk] = 1;
    folded[hunk] = isOpen ? 0 : 1;
  });
  return { keys, seen, lines, starts, whole, folded };
}

/** For each hunk that has a key its first changed line, with however many lines around its changes the patch was fetched. */
function firstChanges(patch: Patch): readonly number[] {
  const lines: number[] = [];
  let changed = -Infinity;
  for (const { oldStart, first, end } of patch.hunks) {
    let number = hasOldLine(patch, first, end) ? oldStart : oldStart + 1;
    for (let line = first; line < end; line++) {
      const isOld = (patch.oldNumbers[line] ?? 0) > 0;
      if (isChange(patch, line)) {
        // A change of type is two patches, of which the second begins anew.
        if (number < changed || number - changed > 2 * CONTEXT_LINES) lines.push(line);
        changed = number + (isOld ? 1 : 0);
      }
      if (isOld) number++;
    }
  }
  return lines;
}

function hasOldLine(patch: Patch, first: number, end: number): boolean {
  for (let line = first; line < end; line++) if ((patch.oldNumbers[line] ?? 0) > 0) return true;
  return false;
}

/** The same lines in a patch that shows more: both change the same lines in the same order. */
function carried(fetched: Patch, shown: Patch): readonly number[] {
  const firsts = new Set(firstChanges(fetched));
  const lines: number[] = [];
  let at = -1;
  for (let line = 0; line < fetched.lineCount; line++) {
    if (!isChange(fetched, line)) continue;
    do at++;
    while (at < shown.lineCount && !isChange(shown, at));
    if (firsts.has(line)) lines.push(at);
  }
  return lines;
}

function isChange(patch: Patch, line: number): boolean {
  const kind = patch.kinds[line];
  return kind === LineKind.added || kind === LineKind.removed;
}

/** Gives the keys of a hunk that is shown: of several hunks where it shows them as one. */
export function hunkKeysOf({ keys, starts }: SeenHunks, hunk: number): readonly string[] {
  return keys.slice(starts[hunk] ?? 0, starts[hunk + 1] ?? 0);
}
