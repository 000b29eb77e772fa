import type { FormProof } from "../folding/FormProof.ts";
import { firstChanges, isChange } from "../patch/hunkRanges.ts";
import { type Patch, readPatch } from "../patch/Patch.ts";

/** The viewed state of a file's hunks as they are shown: with more context, several with a key are one. */
export interface ViewedHunks {
  /** The keys of the hunks that git makes with its default context, in their order. */
  readonly keys: readonly string[];
  /** Per key, 1 if its hunk is viewed. */
  readonly viewed: Uint8Array;
  /** Per key, the first changed line of its hunk in the shown patch. */
  readonly lines: Int32Array;
  /** Per shown hunk, the index of its first key; one more entry for the end of the last one. */
  readonly starts: Int32Array;
  /** Per shown hunk, 1 if it is viewed completely. */
  readonly whole: Uint8Array;
  /** Per shown hunk, 1 if it is collapsed to a wide row. */
  readonly collapsed: Uint8Array;
  /** Per shown hunk, the reason for which it can collapse; null if it cannot. */
  readonly reasons: readonly (string | null)[];
}

export interface ViewedFacts {
  readonly keys: readonly string[];
  readonly isViewed: (key: string) => boolean;
  /** Per key, the proof that its hunk changes only formatting; null if none of the file is proved. */
  readonly proofs: readonly (FormProof | null)[] | null;
  /** Returns the label of hunks with these proofs; null without any. */
  readonly labelOf: ((proofs: readonly FormProof[]) => string) | null;
  /** The keys of such and of viewed hunks that the user has opened. */
  readonly opened: ReadonlySet<string>;
  /** True if the whole file is shown, in which case no hunk collapses. */
  readonly isWhole: boolean;
}

/**
 * Computes the viewed state for the shown patch. Null if the keys do not match its hunks. Linear in the patch; if the
 * shown patch is the fetched one, linear in the hunks and their lines before the first change.
 */
export function viewedHunks(
  shown: Patch,
  fetched: string | null,
  { keys, isViewed, proofs, labelOf, opened, isWhole }: ViewedFacts,
): ViewedHunks | null {
  const found =
    fetched === null || fetched === shown.text ? firstChanges(shown) : portedLinesOf(readPatch(fetched), shown);
  const lines = Int32Array.from(found);
  if (lines.length === 0 || lines.length !== keys.length) return null;
  const viewed = Uint8Array.from(keys, (key) => (isViewed(key) ? 1 : 0));
  const count = shown.hunks.length;
  const starts = new Int32Array(count + 1).fill(keys.length);
  const whole = new Uint8Array(count);
  const collapsed = new Uint8Array(count);
  const reasons = Array.from({ length: count }, (): string | null => null);
  let key = 0;
  shown.hunks.forEach(({ end }, hunk) => {
    starts[hunk] = key;
    let isAll = true;
    let isOpen = isWhole;
    const own: FormProof[] = [];
    for (; key < keys.length && (lines[key] ?? 0) < end; key++) {
      const proof = proofs?.[key] ?? null;
      if (proof !== null) own.push(proof);
      isAll &&= viewed[key] === 1;
      isOpen ||= opened.has(keys[key] ?? "");
    }
    const ofHunk = key - (starts[hunk] ?? 0);
    if (ofHunk === 0 || (!isAll && own.length < ofHunk)) return;
    whole[hunk] = isAll ? 1 : 0;
    reasons[hunk] = isAll ? "Viewed" : (labelOf?.(own) ?? null);
    collapsed[hunk] = isOpen ? 0 : 1;
  });
  return { keys, viewed, lines, starts, whole, collapsed, reasons };
}

/** Returns the same lines in a patch with more context: both change the same lines in the same order. */
function portedLinesOf(fetched: Patch, shown: Patch): readonly number[] {
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

/** Returns the keys of a shown hunk, several if it combines several hunks. */
export function hunkKeysOf({ keys, starts }: ViewedHunks, hunk: number): readonly string[] {
  return keys.slice(starts[hunk] ?? 0, starts[hunk + 1] ?? 0);
}
