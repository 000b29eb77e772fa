import { use, useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { colourSource } from "../colours/colourSource.ts";
import { ExpansionsContext } from "../bands/ExpansionsContext.ts";
import type { FileModel } from "../models/FileModel.ts";
import { languageOf } from "../colours/languageOf.ts";
import { pageHighlighter } from "../workers/pageHighlighter.ts";
import type { SideTokens } from "../colours/SideTokens.ts";

/** So long a file must have been near the viewport before its whole text is asked for, in milliseconds. */
const REST_MS = 150;

/**
 * Asks for the colours of some hunks of a file, named as "3,4,5", and gives a function that finds each hunk's tokens; it
 * changes when tokens arrive. They come from the hunk alone first, and from the whole file once its text is there, which
 * is asked for where one stays and the hunks do not show all that decides.
 */
export function useHunkTokens(model: FileModel, hunks: string): (hunk: number) => SideTokens | null {
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

  return useCallback(
    (hunk) => whole ?? (patch === null || answered === 0 ? null : pageHighlighter.tokensOf(patch, hunk)),
    [patch, answered, whole],
  );
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
