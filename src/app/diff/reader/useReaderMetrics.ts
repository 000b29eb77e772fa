import { useLayoutEffect, useState, type RefObject } from "react";
import { servedReader } from "./servedReader.ts";

/** How wide things are in a reader. */
export interface ReaderMetrics {
  /** How many columns of code the whole reader has. */
  readonly columns: number;
  /** Columns of room that a line number has beside its digits. */
  readonly numberRoom: number;
}

const ROOM = 2;
/** On a narrow screen; `lines.css` changes at the same width. */
const NARROW_ROOM = 1;
const NARROW = "(max-width: 600px)";
/** The probe holds so many characters, so that its width is exact. */
export const PROBE_TEXT = "0".repeat(100);

/** Measures a reader by a text of code inside it, and again when either changes its size; null before the first time. */
export function useReaderMetrics(
  root: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): ReaderMetrics | null {
  const [served] = useState(servedMetrics);
  const [metrics, setMetrics] = useState(served);
  useLayoutEffect(() => {
    const [reader, text] = [root.current, probe.current];
    if (reader === null || text === null) return;
    const measure = (): void => {
      const now = metricsOf(reader, text);
      setMetrics((known) => (known?.columns === now?.columns && known?.numberRoom === now?.numberRoom ? known : now));
    };
    // What is known of the reader that the server drew holds for this one. To ask now would lay out all that has just come.
    if (served === null) measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(reader);
    observer.observe(text);
    return () => observer.disconnect();
  }, [root, probe, served]);
  return metrics;
}

function metricsOf(reader: Element, text: Element): ReaderMetrics | null {
  const character = text.getBoundingClientRect().width / PROBE_TEXT.length;
  const columns = character === 0 ? 0 : reader.clientWidth / character;
  const numberRoom = window.matchMedia(NARROW).matches ? NARROW_ROOM : ROOM;
  return columns === 0 ? null : { columns, numberRoom };
}

/** Measures the reader that the server has drawn, where there is one: as wide as the one that is to stand in its place. */
function servedMetrics(): ReaderMetrics | null {
  const reader = servedReader();
  const probe = reader?.querySelector(".diff-probe") ?? null;
  return reader === null || probe === null ? null : metricsOf(reader, probe);
}
