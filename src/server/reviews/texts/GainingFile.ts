import { alignLines } from "./alignLines.ts";
import type { LineSpan } from "./closestLines.ts";
import type { FileText } from "./FileText.ts";

/** A file that gained lines between two commits. */
export class GainingFile {
  readonly path: string;
  readonly after: FileText;
  readonly #before: FileText | null;
  #gained: readonly LineSpan[] | null = null;

  /** `before` is null for a file that is new. */
  constructor(path: string, before: FileText | null, after: FileText) {
    this.path = path;
    this.after = after;
    this.#before = before;
  }

  /** The lines that it gained; compared once, when they are first asked for. */
  get gained(): readonly LineSpan[] {
    this.#gained ??= alignLines(this.#before?.ids ?? new Int32Array(), this.after.ids)
      .runs.filter(({ newCount }) => newCount > 0)
      .map(({ newStart, newCount }) => ({ start: newStart, end: newStart + newCount - 1 }));
    return this.#gained;
  }
}
