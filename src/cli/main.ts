#!/usr/bin/env node
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inspect } from "node:util";
import { GalleyError } from "#contract/errors.ts";
import { dropSnapshots, snapshots } from "./commands/snapshots.ts";
import { helpText } from "./arguments/helpText.ts";
import { left } from "./server/keepServing.ts";
import { openBrowser } from "./server/openBrowser.ts";
import { parseArguments } from "./arguments/parseArguments.ts";
import { printable } from "./output/format.ts";
import { runVerb } from "./commands/runCommand.ts";
import { verbNamed } from "./arguments/commandTable.ts";
import { version } from "../../package.json" with { type: "json" };

/** How long what is being written may take to be there, once Galley was told to end. */
const STOP_MS = 700;

/** Runs the command line: reads the words, serves until interrupted, and turns a foreseen failure into its sentence. */
async function main(words: readonly string[], directory: string): Promise<number> {
  try {
    requireNode(process.versions.node);
    const asked = parseArguments(words);
    if (asked.kind === "help") say(helpText(asked.verb));
    if (asked.kind === "version") say(`${version}\n`);
    const log = (line: string): void => complain(`${line}\n`);
    if (asked.kind === "snapshots") say(await snapshots(resolve(directory, asked.path), log));
    if (asked.kind === "dropSnapshots") say(await dropSnapshots(resolve(directory, asked.path), asked.which, log));
    // A mistake in what nobody waits for (watching, recording, tidying) must not take away the page that somebody reads.
    process.on("unhandledRejection", (cause) => log(`Galley made a mistake in the background: ${inspect(cause)}`));
    if (asked.kind === "verb") {
      const outcome = await runVerb(asked, {
        directory,
        agent: process.env["GALLEY_AGENT"] || null,
        input: process.stdin,
        signal: verbNamed(asked.name)?.verb.waits === true ? interruption() : new AbortController().signal,
        tell: log,
      });
      // What a program reads stays as it is, but on a terminal nothing may be obeyed.
      if (outcome.isExact && !process.stdout.isTTY) process.stdout.write(outcome.text);
      else say(outcome.text);
      return outcome.code;
    }
    if (asked.kind !== "serve") return 0;
    const { serve } = await import("./server/serve.ts");
    const { link, close, idleMs } = await serve({
      paths: asked.paths,
      directory,
      host: asked.host,
      port: asked.port,
      exact: asked.portNamed,
      log,
    });
    const page = link("/");
    say(`Galley is at ${page}\n`);
    if (asked.open) openBrowser(page, process.env);
    await (asked.untilLeft ? Promise.race([interrupted(), left(idleMs)]) : interrupted());
    await Promise.race([close(), wait(STOP_MS)]);
    // Whatever git commands are under way, the process that runs them ends them softly once this one is gone.
    process.exit(0);
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error;
    // An INTERNAL failure is our mistake: there is no log yet but this.
    const cause = error.code === "INTERNAL" ? `\n${inspect(error.cause ?? error)}` : "";
    complain(`galley: ${error.message}${cause}\n`);
    return error.code === "BAD_INPUT" ? 1 : 2;
  }
}

function say(text: string): void {
  process.stdout.write(printable(text));
}

function complain(text: string): void {
  process.stderr.write(printable(text));
}

const NODE_FLOOR = [20, 19] as const;

function requireNode(found: string): void {
  const [major = 0, minor = 0] = found.split(".").map(Number);
  if (major > NODE_FLOOR[0] || (major === NODE_FLOOR[0] && minor >= NODE_FLOOR[1])) return;
  const next = `Install Node ${NODE_FLOOR.join(".")} or newer and start Galley again.`;
  throw new GalleyError("CONFLICT", `This is Node ${found}; Galley needs ${NODE_FLOOR.join(".")} or newer.`, { next });
}

/** Gives what fires when the person ends a word that waits; a second time ends it at once. */
function interruption(): AbortSignal {
  const abort = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => abort.abort());
  return abort.signal;
}

function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
  });
}

// Whoever read the output has seen enough, as a pager that was left.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
process.exitCode = await main(process.argv.slice(2), process.cwd());
