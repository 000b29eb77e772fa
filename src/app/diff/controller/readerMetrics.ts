import { clientHints } from "#app/ui/windowQuery.ts";
import type { ReaderOptions } from "../patch/DiffFile.ts";
import { LINE_HEIGHT } from "../measures.ts";
import type { LayoutFacts } from "../models/FileModel.ts";

/** The padding of a line number in columns until the reader has been measured. */
const DEFAULT_NUMBER_PADDING = 2;

/** Returns a function that computes the settings of the layout: the same object until one of them changes. */
export function layoutFacts(): (
  options: ReaderOptions,
  metrics: ReaderMetrics | null,
  hunkHeaderHeight: number,
) => LayoutFacts {
  let known: { readonly text: string; readonly facts: LayoutFacts } | null = null;
  return (options, metrics, hunkHeaderHeight) => {
    const { layout, wrap, tabSize, lineHeight = LINE_HEIGHT, ignoredWhitespace = "none" } = options;
    const columns = metrics === null ? null : Math.floor(metrics.columns / (layout === "split" ? 2 : 1));
    const numberPadding = metrics?.numberPadding ?? DEFAULT_NUMBER_PADDING;
    const lines = { lineHeight, hunkHeaderHeight, ignoredWhitespace };
    const facts = { layout, tabSize, wrapIn: wrap ? columns : null, numberPadding, ...lines };
    const text = JSON.stringify(facts);
    if (known?.text !== text) known = { text, facts };
    return known.facts;
  };
}

export interface ReaderMetrics {
  /** The number of columns of code in the whole reader. */
  readonly columns: number;
  readonly numberPadding: number;
}

const NUMBER_PADDING = 2;
/** On a narrow screen; `lines.css` changes at the same width. */
const NARROW_NUMBER_PADDING = 1;
const NARROW = "(max-width: 600px)";
/** The probe has many characters, so that the measured width of one is exact. */
export const PROBE_TEXT = "0".repeat(100);

/** Measures a reader by a probe of code inside of it when either is resized, until the returned function is called. */
export function observeMetrics(
  reader: Element,
  probe: Element,
  onMetrics: (metrics: ReaderMetrics | null) => void,
): () => void {
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const observer = new ResizeObserver(() => onMetrics(metricsOf(reader, probe)));
  observer.observe(reader);
  observer.observe(probe);
  return () => observer.disconnect();
}

/** Null while the reader has no width. */
export function metricsOf(reader: Element, text: Element): ReaderMetrics | null {
  const character = text.getBoundingClientRect().width / PROBE_TEXT.length;
  const columns = character === 0 ? 0 : reader.clientWidth / character;
  const numberPadding = window.matchMedia(NARROW).matches ? NARROW_NUMBER_PADDING : NUMBER_PADDING;
  return columns === 0 ? null : { columns, numberPadding };
}

/** Measures the server-rendered reader, if any, which is as wide as the one that replaces it. */
export function servedMetrics(): ReaderMetrics | null {
  const reader = servedReader();
  const probe = reader?.querySelector(".diff-probe") ?? null;
  return reader === null || probe === null ? null : metricsOf(reader, probe);
}

/** Returns the server-rendered reader that this one will replace; null if there is none. */
export function servedReader(): HTMLElement | null {
  return clientHints.current() === null ? document.querySelector<HTMLElement>(".Served .diff-reader") : null;
}
