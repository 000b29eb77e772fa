#!/usr/bin/env node
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inspect } from "node:util";
import { GalleyError } from "#contract/errors.ts";
import { dropSnapshots } from "./dropSnapshots.ts";
import { openBrowser } from "./openBrowser.ts";
import { parseArguments } from "./parseArguments.ts";
import { serve } from "./serve.ts";
import { snapshots } from "./snapshots.ts";
import { version } from "../../package.json" with { type: "json" };

const HELP = `galley: read what changed in a git repository, in the browser.

Usage: galley [path …] [--port N] [--host H] [--no-open]
       galley snapshots [path]
       galley snapshots drop <id…> | --all [path]

  path …       the repositories to read; the one you stand in where none is named
  --port N     listen on this port and no other (4117, or any free one, where none is named)
  --host H     127.0.0.1 (the default), ::1 or localhost
  --no-open    print the address and open no browser
  --version    print the version
  --help       print this

  snapshots    list the snapshots of uncommitted work that are kept in a repository; each stays while a review
               refers to it, else for 14 days
  drop         take away those named by their ids, or all to which no review refers (--all)

Exit codes: 0 ended by you, 1 wrong words, 2 something here is in the way.
`;

/** How long what is being written may take to be there, once Galley was told to end. */
const STOP_MS = 700;

/** Runs the command line: reads the words, serves until interrupted, and turns a foreseen failure into its sentence. */
async function main(words: readonly string[], directory: string): Promise<number> {
  try {
    requireNode(process.versions.node);
    const asked = parseArguments(words);
    if (asked.kind === "help") process.stdout.write(HELP);
    if (asked.kind === "version") process.stdout.write(`${version}\n`);
    if (asked.kind === "snapshots") process.stdout.write(await snapshots(resolve(directory, asked.path)));
    if (asked.kind === "dropSnapshots")
      process.stdout.write(await dropSnapshots(resolve(directory, asked.path), asked.which));
    if (asked.kind !== "serve") return 0;
    const log = (line: string): void => void process.stderr.write(`${line}\n`);
    // A mistake in what nobody waits for (watching, recording, tidying) must not take away the page that somebody reads.
    process.on("unhandledRejection", (cause) => log(`Galley made a mistake in the background: ${inspect(cause)}`));
    const { address, close } = await serve({
      paths: asked.paths,
      directory,
      host: asked.host,
      port: asked.port,
      exact: asked.portNamed,
      log,
    });
    process.stdout.write(`Galley is at ${address}\n`);
    if (asked.open) openBrowser(address, process.env);
    await interrupted();
    await Promise.race([close(), wait(STOP_MS)]);
    // Whatever git commands are under way, the process that runs them ends them softly once this one is gone.
    process.exit(0);
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error;
    // An INTERNAL failure is our mistake: there is no log yet but this.
    const cause = error.code === "INTERNAL" ? `\n${inspect(error.cause ?? error)}` : "";
    process.stderr.write(`galley: ${error.message}${cause}\n`);
    return error.code === "BAD_INPUT" ? 1 : 2;
  }
}

const NODE_FLOOR = [20, 19] as const;

function requireNode(found: string): void {
  const [major = 0, minor = 0] = found.split(".").map(Number);
  if (major > NODE_FLOOR[0] || (major === NODE_FLOOR[0] && minor >= NODE_FLOOR[1])) return;
  const next = `Install Node ${NODE_FLOOR.join(".")} or newer and start Galley again.`;
  throw new GalleyError("CONFLICT", `This is Node ${found}; Galley needs ${NODE_FLOOR.join(".")} or newer.`, { next });
}

function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
  });
}

process.exitCode = await main(process.argv.slice(2), process.cwd());
