import type { Remark } from "#server/reviews/comments/ListedThread.ts";
import { remarksText } from "#server/reviews/comments/threadsMarkdown.ts";
import { jsonText } from "../output/format.ts";

/** What a word of the command line came to. */
export interface Outcome {
  readonly text: string;
  /** Whether a program reads it, so that it may not be changed on its way. */
  readonly isExact: boolean;
  readonly code: number;
}

/** Writes remarks as asked for: Markdown, a JSON list, one JSON object a line, or the patches of their suggestions alone. */
export function remarksOutcome(remarks: readonly Remark[], format: string | undefined, code: number): Outcome {
  if (format === "json") return { text: `${jsonText(remarks)}\n`, isExact: true, code };
  if (format === "jsonl") return { text: remarks.map((one) => `${jsonText(one, 0)}\n`).join(""), isExact: true, code };
  if (format === "patch")
    return { text: remarks.map(({ suggestion }) => suggestion ?? "").join(""), isExact: true, code };
  return { text: remarksText(remarks), isExact: false, code };
}

/** What a word is run among. */
export interface VerbSurroundings {
  /** Where the person stands. */
  readonly directory: string;
  /** The program that runs the word in the person's name, as the environment says; null where they do themselves. */
  readonly agent: string | null;
  readonly input: NodeJS.ReadableStream;
  /** Fires when the person interrupts. */
  readonly signal: AbortSignal;
  /** Tells the person what goes on meanwhile. */
  readonly tell: (line: string) => void;
}
