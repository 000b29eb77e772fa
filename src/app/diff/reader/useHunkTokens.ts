import { use, useCallback, useEffect, useEffectEvent, useState } from "react";
import type { DiffFile } from "../patch/DiffFile.ts";
import type { FileContent } from "../patch/FileContents.ts";
import { pageHighlighter } from "../workers/Highlighter.ts";
import { languageOf } from "../highlight/languages.ts";
import type { SideTokens } from "../highlight/SideTokens.ts";
import type { FileModel } from "../models/FileModel.ts";
import type { DiffSide, Patch } from "../patch/Patch.ts";
import { hunkOfNumber } from "../patch/patchLines.ts";
import { ReaderContext } from "../controller/ReaderController.ts";
import { useStored } from "#app/ui/Store.ts";

/** The time a file must be near the viewport before its whole text is requested, in milliseconds. */
const DEBOUNCE_MS = 150;

/** Returns the tokens that include a line number of a side of a hunk; null while not loaded. */
export type TokensOf = (hunk: number, side: DiffSide, number: number) => SideTokens | null;

/**
 * Requests the tokens of some hunks of a file, given as "3,4,5", and returns a function to look up those of a line,
 * which changes when tokens arrive. Tokens are computed from the hunk alone first, and from the whole file once its
 * text is loaded. The text is requested if the user stays at the file and the hunks are not sufficient. When context is
 * added, lines keep their old tokens until the new ones arrive.
 */
export function useHunkTokens(model: FileModel, hunks: string): TokensOf {
  const expansions = use(ReaderContext)?.expansions ?? null;
  const { patch, file, content } = model;
  const name = content.patch;
  const answered = useStored(pageHighlighter, () => (patch === null ? 0 : pageHighlighter.answeredOf(patch)));
  const known = useStored(pageHighlighter, () => (name === null ? null : pageHighlighter.wholeOf(name)));
  const whole = useLastTokens(name, known);
  const earlier = useEarlier(name, patch);
  const language = languageOf(file.newPath ?? file.oldPath ?? "");
  const source = patch === null || hunks === "" ? null : highlightSource(file, patch, content);
  const text = source === "whole" ? content.text : null;

  useEffect(() => {
    if (patch === null || name === null || language === null || hunks === "") return;
    if (text !== null) return pageHighlighter.wantWhole(name, patch, text, language);
    // The last request is served first, so request the uppermost hunk last.
    for (const hunk of hunks.split(",").reverse()) pageHighlighter.want(patch, Number(hunk), language);
  }, [patch, name, text, language, hunks]);

  const needText = useEffectEvent(() => expansions?.needText(file.key));
  useEffect(() => {
    if (source !== "missing") return;
    const timer = setTimeout(needText, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [source]);

  return useCallback<TokensOf>(
    (hunk, side, number) => {
      if (whole !== null || patch === null) return whole;
      const found = answered === 0 ? null : pageHighlighter.tokensOf(patch, hunk);
      if (found !== null || earlier === null) return found;
      return pageHighlighter.tokensOf(earlier, hunkOfNumber(earlier, side, number));
    },
    [patch, answered, whole, earlier],
  );
}

/** Returns the previously highlighted patch of the same file, before context was added or removed. */
function useEarlier(name: string | null, patch: Patch | null): Patch | null {
  const [known, setKnown] = useState<{ name: string | null; patch: Patch | null; earlier: Patch | null }>({
    name,
    patch,
    earlier: null,
  });
  if (known.name === name && known.patch === patch) return known.earlier;
  const wasHighlighted = known.patch !== null && pageHighlighter.answeredOf(known.patch) > 0;
  const earlier = known.name !== name ? null : wasHighlighted ? known.patch : known.earlier;
  setKnown({ name, patch, earlier });
  return earlier;
}

/**
 * Retains the tokens of a file while it is rendered: evicted ones are still correct, and requesting them again would
 * evict those of other visible files.
 */
function useLastTokens(name: string | null, tokens: SideTokens | null): SideTokens | null {
  const [last, setLast] = useState({ name, tokens });
  if (tokens !== null && (last.tokens !== tokens || last.name !== name)) setLast({ name, tokens });
  return tokens ?? (last.name === name ? last.tokens : null);
}

/** In characters. The worker takes about 0.1 s for both sides of such a file, during which other files wait. */
const LENGTH_MAX = 2_000_000;
/** A text with more lines is probably longer than `LENGTH_MAX`. */
const LINES_MAX = 60_000;

/**
 * Chooses the source of the tokens of a file: each "hunk" alone if that is sufficient or a longer text would cost too
 * much; otherwise the "whole" text, or "missing" if it must be requested first.
 */
function highlightSource(
  { status, newPath }: DiffFile,
  patch: Patch,
  { text, textFailure }: FileContent,
): "hunk" | "whole" | "missing" {
  const [first] = patch.hunks;
  const last = patch.hunks.at(-1);
  if (first === undefined || last === undefined || languageOf(newPath ?? "") === null) return "hunk";
  if (status === "ADDED" || status === "DELETED" || status === "TYPE_CHANGED" || textFailure !== null) return "hunk";
  if (text !== null) return Math.max(text.length, patch.text.length) > LENGTH_MAX ? "hunk" : "whole";
  const isFromTop = first === last && first.oldStart <= 1 && first.newStart <= 1;
  const isLong = last.newStart > LINES_MAX || patch.text.length > LENGTH_MAX;
  return isFromTop || isLong ? "hunk" : "missing";
}
