import type { Oid } from "../oid.ts";
import type { LogOptions, LogRow } from "./logRows.ts";

/**
 * What a log has reached and not listed. Starting over from it neither loses nor repeats a commit at any depth, however
 * clocks were set. It stands in the order in which its commits became due, which is how git breaks a tie between equal dates.
 */
export class LogFrontier {
  readonly #due: Set<Oid>;

  /**
   * Takes the options of a log that has not begun. Where it is of a path, a tip that does not change the path is never listed,
   * so it is not due either: of one tip, what is listed first leads to all; several have to be commits that are listed.
   */
  constructor({ tips, path = null, starts = tips }: Pick<LogOptions, "tips" | "path" | "starts">) {
    this.#due = new Set(path !== null && starts.length === 1 ? [] : starts);
  }

  /** Goes past a commit. */
  pass({ oid, parents }: LogRow): void {
    for (const parent of parents) {
      this.#due.delete(parent);
      this.#due.add(parent);
    }
    this.#due.delete(oid);
  }

  /** The commits that are due, in their order. */
  get oids(): readonly Oid[] {
    return [...this.#due];
  }
}
