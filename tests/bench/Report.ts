import type { FigureName } from "./figures.ts";
import type { Summary } from "./summarize.ts";

/** The figures of one size. */
export type SizeReport = Readonly<Partial<Record<FigureName, Summary | null>>>;

/** The JSON report that a run of the benchmark writes. */
export interface Report {
  readonly when: string;
  /** The commit that was checked out; uncommitted changes also affect the figures. */
  readonly commit: string;
  readonly machine: {
    readonly processor: string;
    readonly cores: number;
    readonly node: string;
    readonly git: string;
    readonly browser: string;
    /** The mean number of waiting processes over the last minute, before and after the run. */
    readonly load: readonly [number, number];
  };
  readonly runs: number;
  /** Keyed by the name of the size. */
  readonly sizes: Readonly<Record<string, SizeReport>>;
}

/** Parses a report that an earlier run wrote. Throws an error with a message if the text is not a report. */
export function readReport(text: string): Report {
  const value: unknown = JSON.parse(text);
  if (!isReport(value)) throw new Error("That is no report of the bench: it has no forms.");
  return value;
}

function isReport(value: unknown): value is Report {
  return typeof value === "object" && value !== null && "sizes" in value && typeof value.sizes === "object";
}
