import { Readable } from "node:stream";
import type { Outcome } from "#cli/commands/CommandResult.ts";
import { parseArguments } from "#cli/arguments/parseArguments.ts";
import { runCommand } from "#cli/commands/runCommand.ts";
// What the program loads when it answers itself takes long to be made ready for a test: before the first one begins.
import "#server/http/executeHere.ts";

export interface RunOptions {
  /** What stands in its standard input. */
  readonly input?: string;
  readonly signal?: AbortSignal;
  /** As `GALLEY_AGENT` says. */
  readonly agent?: string;
  readonly reportProgress?: (line: string) => void;
}

/** Runs a word of the command line in a folder, as `galley` does. */
export async function runGalley(
  directory: string,
  args: readonly string[],
  { input = "", signal = new AbortController().signal, reportProgress = () => undefined, agent }: RunOptions = {},
): Promise<Outcome> {
  const requested = parseArguments(args);
  if (requested.kind !== "command") throw new Error(`galley ${args.join(" ")} is no word of the table.`);
  return runCommand(requested, {
    directory,
    agent: agent ?? null,
    input: Readable.from([input]),
    signal,
    reportProgress,
  });
}
