/** A row of a file's lines as it is on the page. */
export interface ShownRow {
  /** Its position among the rows of its table, from 1. */
  readonly index: number;
  readonly kind: "wide" | "line" | "marker";
  readonly sign: string;
  readonly old: number;
  readonly new: number;
  readonly text: string;
  /** The text after a truncated line. */
  readonly truncation: string | null;
  /** The number of table columns that its cells span. */
  readonly columns: number;
  /** The number of screen lines that its content takes. */
  readonly visuals: number;
  readonly top: number;
  readonly height: number;
}

export interface ShownPane {
  readonly side: "both" | "old" | "new";
  readonly rowCount: number;
  readonly columnCount: number;
  /** The height of all rows together, in pixels. */
  readonly height: number;
  readonly rows: readonly ShownRow[];
}

/** Content between the rows of a file, such as a picture. */
export interface ShownSlot {
  readonly top: number;
  readonly height: number;
}

export interface ShownFile {
  readonly title: string;
  /** The message shown in place of the lines. */
  readonly failure: string | null;
  /** From top to bottom. */
  readonly slots: readonly ShownSlot[];
  readonly panes: readonly ShownPane[];
}

export interface ReadPage {
  readonly files: readonly ShownFile[];
  /** Faults of the layout, independent of the text. */
  readonly faults: readonly string[];
}

/**
 * Runs in the page: unfolds every file and reads every row of a change from top to bottom, because only the rows near
 * the viewport exist. Waits for the lines of each file that scrolls into view. Starts again if a file that it has
 * already read is laid out again meanwhile, or if the page has scrolled. The rows of a pane are sorted by position.
 * Needs a browser that keeps rendering (`READ_THROUGH`).
 */
export async function readPage(timeoutMs: number): Promise<ReadPage> {
  interface Pane {
    readonly side: ShownPane["side"];
    rowCount: number;
    columnCount: number;
    height: number;
    readonly rows: Map<number, ShownRow>;
  }
  interface File {
    failure: string | null;
    readonly slots: Map<string, ShownSlot>;
    readonly panes: Map<string, Pane>;
  }
  const files = new Map<string, File>();
  const faults = new Set<string>();
  const ends = performance.now() + timeoutMs;
  // Does not wait forever if the browser renders nothing for a while, as on a busy machine. Returns whether it
  // rendered.
  const frame = (): Promise<boolean> =>
    new Promise((resolve) => {
      const late = setTimeout(() => resolve(false), 1000);
      requestAnimationFrame(() => {
        clearTimeout(late);
        resolve(true);
      });
    });

  let undrawn = 0;
  let undrawnOnEnd = 0;
  let begun = 0;
  const settle = async (): Promise<void> => {
    for (let quiet = 0; quiet < 2;) {
      const isDrawn = await frame();
      undrawnOnEnd = isDrawn ? 0 : undrawnOnEnd + 1;
      if (!isDrawn) undrawn++;
      // Timers still fire, so the page itself is not blocked, and nothing it could do produces a frame.
      if (undrawnOnEnd >= 20) {
        throw new Error(
          `The browser renders no more frames: none for 20 s, ${document.visibilityState}, ${window.scrollY} px.`,
        );
      }
      const folded = document.querySelectorAll<HTMLElement>(".diff-header [aria-expanded=false]:not([aria-haspopup])");
      folded.forEach((button) => button.click());
      const isExpanding = [...document.querySelectorAll(".diff-hidden")].some((wideRow) =>
        wideRow.textContent.startsWith("Loading"),
      );
      const busy = ".diff-loading, .diff-reader [aria-busy=true], .diff-reader[data-passing]";
      const awaited = document.querySelector(busy);
      const isBusy = isExpanding || awaited !== null;
      quiet = isBusy || folded.length > 0 || !isDrawn ? 0 : quiet + 1;
      if (performance.now() > ends) {
        const what = awaited?.className ?? (isExpanding ? "an expansion" : `${folded.length} folded files`);
        const when = `${undrawn} frames did not come, begun ${begun} times, at ${window.scrollY} px`;
        throw new Error(`The lines did not arrive in time: waited for ${what}; ${when}.`);
      }
    }
  };

  const readRow = (row: HTMLElement, side: Pane["side"], isWrapped: boolean): ShownRow => {
    const numbers = [...row.querySelectorAll(".diff-number")].map(({ textContent }) => Number(textContent));
    const code = row.querySelector(".diff-code");
    const truncation = row.querySelector(".diff-cut");
    const isMarker = row.classList.contains("diff-marker");
    const sign = row.querySelector(".diff-sign")?.textContent ?? "";
    const label = row.classList.contains("diff-added") ? "+" : row.classList.contains("diff-removed") ? "-" : " ";
    if (!isMarker && code !== null && sign.replace("−", "-").trim() !== label.trim()) {
      faults.add(`a line of the class “${label}” has the sign “${sign}”`);
    }
    return {
      index: Number(row.ariaRowIndex),
      kind: code === null ? "wide" : isMarker ? "marker" : "line",
      sign: isMarker ? "\\" : label,
      old: side === "new" ? 0 : (numbers[0] ?? 0),
      new: side === "old" ? 0 : (numbers.at(-1) ?? 0),
      text: (code ?? row).textContent ?? "",
      truncation: truncation?.firstChild?.textContent ?? null,
      columns: [...row.querySelectorAll("[role=gridcell]")].reduce(
        (sum, { ariaColSpan }) => sum + Number(ariaColSpan ?? 1),
        0,
      ),
      visuals: Math.max(1, row.querySelectorAll(".diff-visual").length) + (isWrapped && truncation !== null ? 1 : 0),
      top: row.offsetTop,
      height: row.offsetHeight,
    };
  };

  const readPane = (title: string, file: File, lines: HTMLElement): void => {
    const side = lines.closest(".diff-pane-old") ? "old" : lines.closest(".diff-pane-new") ? "new" : "both";
    const sheet = lines.querySelector<HTMLElement>(".diff-sheet");
    const pane: Pane = file.panes.get(side) ?? { side, rowCount: 0, columnCount: 0, height: 0, rows: new Map() };
    file.panes.set(side, pane);
    const table = lines.querySelector("[role=grid]") ?? lines;
    const rowCount = Number(table.ariaRowCount);
    const height = sheet?.offsetHeight ?? 0;
    // Otherwise rows read before and after a new layout of the file would be compared with each other.
    if (pane.rows.size > 0 && (pane.rowCount !== rowCount || pane.height !== height)) isStale = true;
    pane.rowCount = rowCount;
    pane.height = height;
    pane.columnCount = Number(table.ariaColCount);
    const isWrapped = lines.closest(".diff-wrapped") !== null;
    for (const row of lines.querySelectorAll<HTMLElement>("[role=row][aria-rowindex]")) {
      const shown = readRow(row, side, isWrapped);
      // Rows have layout containment, so content that is too wide for a row does not count as overflow of its pane.
      if (row.scrollWidth > row.clientWidth + 1) {
        faults.add(`${title}, ${side}: row ${shown.index} of ${row.scrollWidth} px is on ${row.clientWidth} px`);
      }
      pane.rows.set(shown.index, shown);
    }
  };

  const readScreen = (): void => {
    const sections = [...document.querySelectorAll<HTMLElement>(".diff-file")].map((section) => {
      const title = section.querySelector("h2")?.ariaLabel ?? "";
      const file = files.get(title) ?? {
        failure: null,
        slots: new Map<string, ShownSlot>(),
        panes: new Map<string, Pane>(),
      };
      files.set(title, file);
      file.failure = section.querySelector(".diff-failure span")?.textContent ?? null;
      section.querySelectorAll<HTMLElement>(".diff-lines").forEach((lines) => readPane(title, file, lines));
      section.querySelectorAll<HTMLElement>(".diff-slot").forEach(({ id, offsetTop: top, offsetHeight: height }) => {
        file.slots.set(id, { top, height });
      });
      const body = section.querySelector<HTMLElement>(".diff-body")?.offsetHeight ?? 0;
      const head = section.querySelector<HTMLElement>(".diff-header")?.offsetHeight ?? 0;
      if (section.offsetHeight !== head + body) faults.add(`${title}: ${section.offsetHeight} px hold ${head + body}`);
      // Does not use the style: it has six digits, and a change of a million pixels needs seven.
      return { title, top: section.offsetTop, height: section.offsetHeight };
    });
    sections.sort((a, b) => a.top - b.top);
    sections.forEach(({ title, top }, index) => {
      const above = sections[index - 1];
      if (above !== undefined && above.top + above.height + 16 !== top) {
        faults.add(`${title} is at ${top}, the file above it ends at ${above.top + above.height}`);
      }
    });
  };

  let isStale = false;
  const readAll = async (): Promise<void> => {
    isStale = false;
    begun++;
    files.clear();
    faults.clear();
    window.scrollTo(0, 0);
    // Content that is laid out at the end of the page may make it longer, so the end has to be reached twice.
    for (let timesAtEnd = 0; timesAtEnd < 2 && !isStale;) {
      const there = window.scrollY;
      await settle();
      // Lines that were requested earlier may have arrived above the visible ones, which then stayed in view, so the
      // new lines would be skipped.
      if (window.scrollY !== there) isStale = true;
      readScreen();
      const before = window.scrollY;
      // Less than half of the viewport: each larger step counts as fast scrolling, during which no rows are rendered.
      window.scrollBy({ top: 0.4 * window.innerHeight, behavior: "instant" });
      timesAtEnd = window.scrollY === before ? timesAtEnd + 1 : 0;
    }
  };
  do await readAll();
  while (isStale);
  return {
    files: [...files].map(([title, { failure, slots, panes }]) => ({
      title,
      failure,
      slots: [...slots.values()].sort((a, b) => a.top - b.top),
      panes: [...panes.values()].map(({ rows, ...pane }) => ({
        ...pane,
        rows: [...rows.values()].sort((a, b) => a.index - b.index),
      })),
    })),
    faults: [...faults],
  };
}
