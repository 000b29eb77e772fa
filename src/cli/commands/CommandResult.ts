import { jsonText } from "../output/format.ts";
import type { FoundThread } from "../reviews/findComments.ts";

const NONE = "No comments match.";

export interface Outcome {
  readonly text: string;
  /** True if the output is for programs and must not be changed. */
  readonly isExact: boolean;
  readonly code: number;
  /** Called once the whole output was written. */
  readonly onPrinted?: () => Promise<void>;
}

/** Formats threads as Markdown, a JSON array, JSON lines, or only the patches of their suggestions. */
export function threadsOutcome(threads: readonly FoundThread[], format: string | undefined, code: number): Outcome {
  const reports = threads.map(({ json }) => json);
  const exact = (text: string): Outcome => ({ text, isExact: true, code });
  if (format === "json") return exact(`${jsonText(reports)}\n`);
  if (format === "jsonl") return exact(reports.map((report) => `${jsonText(report, 0)}\n`).join(""));
  if (format === "patch") return exact(reports.map(({ suggestion }) => suggestion ?? "").join(""));
  const text = threads.length === 0 ? NONE : threads.map(({ markdown }) => markdown).join("\n\n");
  return { text: `${text}\n`, isExact: false, code };
}

/** The environment of a command. */
export interface CommandContext {
  /** The working directory. */
  readonly directory: string;
  /** The program that acts in the user's name, from the environment; null if the user does. */
  readonly agent: string | null;
  readonly input: NodeJS.ReadableStream;
  /** Aborts when the user interrupts. */
  readonly signal: AbortSignal;
  /** Shows progress to the user. */
  readonly reportProgress: (line: string) => void;
}
