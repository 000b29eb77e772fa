import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { inspect } from "node:util";
import { GalleyError } from "#contract/errors.ts";
import { type Arguments, type ParsedCommand, parseArguments } from "./arguments/parseArguments.ts";
import { printable } from "./output/format.ts";
import { findCommand } from "./arguments/commandTable.ts";
import { version } from "../../package.json" with { type: "json" };

/** The time that pending writes may take after Galley is asked to exit. */
const STOP_MS = 700;

/** The commands that soon end and talk to no other machine. */
const BRIEF: ReadonlySet<string> = new Set([
  ..."list show comments stack check verify doctor snapshots hook open sessions".split(" "),
  ..."inbox comment reply apply resolve request approve reject abandon".split(" "),
]);

/** Runs the CLI: parses the arguments, serves until interrupted, and prints an expected failure as a message. */
async function main(args: readonly string[]): Promise<number> {
  try {
    const parsed = parseArguments(args);
    if (parsed.kind === "help") print((await import("./output/helpText.ts")).helpText(parsed.topic));
    if (parsed.kind === "version") print(`${version}\n`);
    const log = (line: string): void => complain(`${line}\n`);
    const agent = process.env["GALLEY_AGENT"] || null;
    // A failure of background work (watching, recording, cleanup) must not end the server while somebody reads.
    process.on("unhandledRejection", (cause) => log(`Internal error in the background: ${inspect(cause)}`));
    if (parsed.kind === "command") {
      const { runCommand } = await import("./commands/runCommand.ts");
      if (BRIEF.has(parsed.name)) (await import("#server/git/processes/brokerLink.ts")).brokerLink.workHere();
      const outcome = await runCommand(parsed, {
        directory: currentFolder(),
        agent,
        input: process.stdin,
        signal: waits(parsed) ? interruption() : new AbortController().signal,
        reportProgress: log,
      });
      // Output for programs is exact, but a terminal gets only safe characters.
      const isExact = outcome.isExact && !process.stdout.isTTY;
      const text = isExact ? outcome.text : printable(outcome.text);
      await new Promise<void>((resolved) => process.stdout.write(text, () => resolved()));
      await outcome
        .onPrinted?.()
        .catch((error: unknown) => log(`The answer may be delivered again: ${inspect(error)}`));
      return outcome.code;
    }
    if (parsed.kind !== "serve") return 0;
    await show(parsed, currentFolder(), agent, log);
    // The broker process ends running git commands gracefully after this process has exited.
    process.exit(0);
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error;
    // An INTERNAL failure is a bug, and there is no other log yet.
    const cause = error.code === "INTERNAL" ? `\n${inspect(error.cause ?? error)}` : "";
    complain(`galley: ${error.message}${cause}\n`);
    return error.code === "BAD_INPUT" ? 1 : 2;
  }
}

/** True if a command runs until interrupted. */
function waits({ name, options }: ParsedCommand): boolean {
  return findCommand(name)?.command.waits === true || options["listen"] === true;
}

/** Serves the page that the arguments name until interrupted. The comments on a patch are printed at the end. */
async function show(
  parsed: Extract<Arguments, { kind: "serve" }>,
  directory: string,
  agent: string | null,
  log: (line: string) => void,
): Promise<void> {
  const [{ serve }, { readOpening }, { openBrowser, shownLink }, { untilIdle }] = await Promise.all([
    import("./server/serve.ts"),
    import("./server/openingPage.ts"),
    import("./server/openBrowser.ts"),
    import("./server/serveInBackground.ts"),
  ]);
  const isPatch = !parsed.arePaths && parsed.what.length === 1 && parsed.what[0] === "-";
  const { openPatch, openFolders } = isPatch || parsed.areCompared ? await import("./server/patchOpening.ts") : {};
  const opening = parsed.areCompared
    ? openFolders?.(parsed.what, directory, log)
    : openPatch?.(process.stdin, directory, log);
  const patch = (await opening) ?? null;
  try {
    const { link, prepare, close, idleMs, page } = await serve({
      ...(patch ?? (await readOpening(parsed.what, directory, parsed.arePaths))),
      isTemporary: patch !== null,
      directory,
      host: parsed.host,
      port: parsed.port,
      exact: parsed.portNamed,
      log,
    });
    const address = link(page.address);
    print(`Galley shows ${page.title} at ${shownLink(address, agent)}\n`);
    if (parsed.open) await openBrowser(address, process.env);
    prepare(page.address);
    const ends: Promise<unknown>[] = [once(interruption(), "abort")];
    if (parsed.exitWhenIdle) ends.push(untilIdle(idleMs));
    // An interrupt would end git difftool too, before its other files and with its folders left behind.
    if (parsed.areCompared && process.stdin.isTTY) {
      print("Press Enter to end.\n");
      ends.push(once(process.stdin, "data"), once(process.stdin, "end"));
    }
    await Promise.race(ends);
    if (patch !== null) print(await patch.comments());
    await Promise.race([close(), wait(STOP_MS)]);
  } finally {
    await patch?.remove();
  }
}

/** Fails as NOT_FOUND if the folder in which Galley was started was deleted. */
function currentFolder(): string {
  try {
    return process.cwd();
  } catch (cause) {
    const next = "Change to a folder that exists, then run this again.";
    throw new GalleyError("NOT_FOUND", "The current folder was deleted.", { cause, next });
  }
}

function print(text: string): void {
  process.stdout.write(printable(text));
}

function complain(text: string): void {
  process.stderr.write(printable(text));
}

/** Returns a signal that aborts on the first interrupt. A second interrupt ends the process at once. */
function interruption(): AbortSignal {
  const abort = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => abort.abort());
  return abort.signal;
}

// The reader of the output, such as a pager, has closed it.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});
// Until the code is known: whatever ends this process early is no success. CommonJS has no top-level await.
process.exitCode = 2;
void main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => complain(`${inspect(error)}\n`),
);
