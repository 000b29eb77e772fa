import { Readable } from "node:stream";
import type { Outcome } from "#cli/commands/CommandResult.ts";
import { parseArguments } from "#cli/arguments/parseArguments.ts";
import { runCommand } from "#cli/commands/runCommand.ts";
// What the program loads when it answers itself takes long to be made ready for a test: before the first one begins.
import "#server/http/executeHere.ts";

export interface RunOptions {
  /** What is in its standard input. */
  readonly input?: string | Buffer;
  readonly signal?: AbortSignal;
  /** As `GALLEY_AGENT` says. */
  readonly agent?: string;
  readonly reportProgress?: (line: string) => void;
  /** False if the output does not reach its reader. */
  readonly isReceived?: boolean;
}

/** Runs a command in a folder and receives its output, as `galley` does. */
export async function runGalley(
  directory: string,
  args: readonly string[],
  { input = "", signal = new AbortController().signal, isReceived = true, ...options }: RunOptions = {},
): Promise<Outcome> {
  const requested = parseArguments(args);
  if (requested.kind !== "command") throw new Error(`galley ${args.join(" ")} is no word of the table.`);
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
