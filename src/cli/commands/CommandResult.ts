import { jsonText } from "../output/format.ts";
import type { FoundThread } from "../reviews/findComments.ts";

export interface Outcome {
  readonly text: string;
  /** True if the output is for programs and must not be changed. */
  readonly isExact: boolean;
  readonly code: number;
  readonly onPrinted?: () => Promise<void>;
}

export function readable(text: string, code = 0): Outcome {
  return { text, isExact: false, code };
}

/** Output for programs. */
export function exact(text: string, code = 0): Outcome {
  return { text, isExact: true, code };
}

export function asJson(value: unknown, code = 0): Outcome {
  return exact(`${jsonText(value)}\n`, code);
}

function asJsonLines(values: readonly unknown[], code = 0): Outcome {
  return exact(values.map((value) => `${jsonText(value, 0)}\n`).join(""), code);
}

/** Formats threads as Markdown, a JSON array, JSON lines, or only the patches of their suggestions. */
export function threadsOutcome(threads: readonly FoundThread[], format: string | undefined, code: number): Outcome {
  const reports = threads.map(({ json }) => json);
  if (format === "json") return asJson(reports, code);
  if (format === "jsonl") return asJsonLines(reports, code);
  if (format === "patch") return exact(reports.map(({ suggestion }) => suggestion ?? "").join(""), code);
  const text = threads.length === 0 ? "No comments match." : threads.map(({ markdown }) => markdown).join("\n\n");
  return readable(`${text}\n`, code);
}

export interface CommandContext {
  readonly directory: string;
  /** A path in the repository that the command is about. */
  readonly path: string;
  /** The program that acts in the user's name; null if the user does. */
  readonly agent: string | null;
  readonly input: NodeJS.ReadableStream;
  readonly signal: AbortSignal;
  readonly reportProgress: (line: string) => void;
}
