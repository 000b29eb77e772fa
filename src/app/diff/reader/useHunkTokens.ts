import { use, useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { DiffFile } from "../DiffFile.ts";
import type { FileContent } from "../FileContents.ts";
import { pageHighlighter } from "../highlight/Highlighter.ts";
import { languageOf } from "../highlight/languages.ts";
import type { SideTokens } from "../highlight/SideTokens.ts";
import { ExpansionsContext } from "../hunks/Expansions.ts";
import type { FileModel } from "../models/FileModel.ts";
import type { Patch } from "../patch/Patch.ts";
import { hunkOfNumber } from "../patch/patchLines.ts";
import type { DiffSide } from "../Slot.ts";

/** So long a file must have been near the viewport before its whole text is asked for, in milliseconds. */
const REST_MS = 150;

/** Finds the tokens in which the line of a number on a side of a hunk is one; null while they are not there. */
export type TokensOf = (hunk: number, side: DiffSide, number: number) => SideTokens | null;

/**
 * Asks for the colours of some hunks of a file, named as "3,4,5", and gives a function that finds each line's tokens; it
 * changes when tokens arrive. They come from the hunk alone first, and from the whole file once its text is there, which
 * is asked for where one stays and the hunks do not show all that decides. Lines keep those that they have while more is
 * shown around them, until these hunks have theirs.
 */
export function useHunkTokens(model: FileModel, hunks: string): TokensOf {
  const expansions = use(ExpansionsContext);
  const { patch, file, content } = model;
  const name = content.patch;
  const { subscribe } = pageHighlighter;
  const answered = useSyncExternalStore(
    subscribe,
    () => (patch === null ? 0 : pageHighlighter.answeredOf(patch)),
    () => 0,
  );
  const whole = useHeld(
    name,
    useSyncExternalStore(
      subscribe,
      () => (name === null ? null : pageHighlighter.wholeOf(name)),
      () => null,
    ),
  );
  const earlier = useEarlier(name, patch);
  const language = languageOf(file.newPath ?? file.oldPath ?? "");
  const source = patch === null || hunks === "" ? null : colourSource(file, patch, content);
  const text = source === "whole" ? content.text : null;

  useEffect(() => {
    if (patch === null || name === null || language === null || hunks === "") return;
    if (text !== null) {
      pageHighlighter.wantWhole(name, patch, text, language);
      return;
    }
    // The one asked for last comes first, so the uppermost is asked for last.
    for (const hunk of hunks.split(",").reverse()) pageHighlighter.want(patch, Number(hunk), language);
  }, [patch, name, text, language, hunks]);

  const ask = useEffectEvent(() => expansions?.needText(file.key));
  useEffect(() => {
    if (source !== "missing") return;
    const timer = setTimeout(ask, REST_MS);
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

/** Gives the patch of the same file that was coloured last, before more or less was shown around its lines. */
function useEarlier(name: string | null, patch: Patch | null): Patch | null {
  const [known, setKnown] = useState<{ name: string | null; patch: Patch | null; earlier: Patch | null }>({
    name,
    patch,
    earlier: null,
  });
  if (known.name === name && known.patch === patch) return known.earlier;
  const wasColoured = known.patch !== null && pageHighlighter.answeredOf(known.patch) > 0;
  const earlier = known.name !== name ? null : wasColoured ? known.patch : known.earlier;
  setKnown({ name, patch, earlier });
  return earlier;
}

/**
 * Holds a file's tokens for as long as it is drawn: those that had to make room are still right, and asking for them again
 * would drive out others in sight.
 */
function useHeld(name: string | null, tokens: SideTokens | null): SideTokens | null {
  const [held, setHeld] = useState({ name, tokens });
  if (tokens !== null && (held.tokens !== tokens || held.name !== name)) setHeld({ name, tokens });
  return tokens ?? (held.name === name ? held.tokens : null);
}

/** In characters. The worker takes about 0.1 s for both sides of such a file, and others wait for it meanwhile. */
const LENGTH_MAX = 2_000_000;
/** A text with so many lines is probably longer than that. */
const LINES_MAX = 60_000;

/**
 * Tells what a file's colours come from: from each "hunk" alone, if it shows all that decides, or a longer text would cost
 * too much; else from the "whole" text, which is "missing" where it must be asked for first.
 */
function colourSource(
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
