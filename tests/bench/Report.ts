import type { FigureName } from "./figures.ts";
import type { Summary } from "./summarize.ts";

/** The figures of one form. */
export type SizeReport = Readonly<Partial<Record<FigureName, Summary | null>>>;

/** What a run of the bench writes as JSON. */
export interface Report {
  readonly when: string;
  /** The commit that was checked out; what was not committed is in the figures too. */
  readonly commit: string;
  readonly machine: {
    readonly processor: string;
    readonly cores: number;
    readonly node: string;
    readonly git: string;
    readonly browser: string;
    /** The mean number of waiting processes over the last minute, before and after. */
    readonly load: readonly [number, number];
  };
  readonly runs: number;
  /** By the form's name. */
  readonly sizes: Readonly<Record<string, SizeReport>>;
}

/** Reads a report that an earlier run wrote; fails with a sentence when the text is none. */
export function readReport(text: string): Report {
  const value: unknown = JSON.parse(text);
  if (!isReport(value)) throw new Error("That is no report of the bench: it has no forms.");
  return value;
}

function isReport(value: unknown): value is Report {
  return typeof value === "object" && value !== null && "sizes" in value && typeof value.sizes === "object";
}
