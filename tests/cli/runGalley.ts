import { Readable } from "node:stream";
import type { Outcome } from "#cli/commands/CommandResult.ts";
import { parseArguments } from "#cli/arguments/parseArguments.ts";
import { runCommand } from "#cli/commands/runCommand.ts";
// Loads what the program needs to answer without a server before the first test starts, because transforming it takes
// long.
import "#server/http/executeHere.ts";

export interface RunOptions {
  /** The content of its standard input. */
  readonly input?: string | Buffer;
  readonly signal?: AbortSignal;
  /** The value of `GALLEY_AGENT`. */
  readonly agent?: string;
  readonly reportProgress?: (line: string) => void;
  /** False if the output does not reach its reader. */
  readonly isReceived?: boolean;
}

/** Runs a command in a folder as `galley` does, and returns its output. */
export async function runGalley(
  directory: string,
  args: readonly string[],
  { input = "", signal = new AbortController().signal, isReceived = true, ...options }: RunOptions = {},
): Promise<Outcome> {
  const requested = parseArguments(args);
  if (requested.kind !== "command") throw new Error(`galley ${args.join(" ")} is not a known command.`);
  const outcome = await runCommand(requested, {
    directory,
    agent: options.agent ?? null,
    input: Readable.from([input]),
    signal,
    reportProgress: options.reportProgress ?? (() => undefined),
  });
  if (isReceived) await outcome.onPrinted?.();
  return { text: outcome.text, isExact: outcome.isExact, code: outcome.code };
}
