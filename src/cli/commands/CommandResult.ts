import type { ListedThread } from "#server/reviews/comments/ListedThread.ts";
import { threadsMarkdown } from "#server/reviews/comments/threadsMarkdown.ts";
import { jsonText } from "../output/format.ts";

export interface Outcome {
  readonly text: string;
  /** True if the output is for programs and must not be changed. */
  readonly isExact: boolean;
  readonly code: number;
  /** Called once the whole output was written. */
  readonly onPrinted?: () => Promise<void>;
}

/** Formats threads as Markdown, a JSON array, JSON lines, or only the patches of their suggestions. */
export function threadsOutcome(threads: readonly ListedThread[], format: string | undefined, code: number): Outcome {
  if (format === "json") return { text: `${jsonText(threads)}\n`, isExact: true, code };
  if (format === "jsonl") return { text: threads.map((one) => `${jsonText(one, 0)}\n`).join(""), isExact: true, code };
  if (format === "patch")
    return { text: threads.map(({ suggestion }) => suggestion ?? "").join(""), isExact: true, code };
  return { text: threadsMarkdown(threads), isExact: false, code };
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
