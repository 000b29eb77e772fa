import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findPrograms, searchPath } from "#server/git/processes/programs.ts";
import { stateFolder } from "#server/http/sessions/sessionStore.ts";

const NOT_OPENED = "No browser could be opened. Open the address yourself.\n";

/**
 * Opens a link in the user's browser if there is a display: always on macOS and Windows, elsewhere if an environment
 * variable names one. The browser is started with a redirect page, because all users of a machine can read the
 * arguments of a process. A browser that does not start is no error, since the address is printed.
 */
export async function openBrowser(link: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const opener = browserOpener(environment);
  if (!opener) return;
  const [name, ...args] = opener;
  const path = searchPath(environment["PATH"]);
  const [program] = await findPrograms(path, [name]);
  const page = program === undefined ? null : pageTo(link);
  if (program === undefined) process.stderr.write(NOT_OPENED);
  if (program === undefined || page === null) return;
  // The opener is often a script that starts other programs: not those of the folder in which Galley runs.
  const options = { stdio: "ignore", detached: true, cwd: "/", env: { ...environment, PATH: path } } as const;
  const child = spawn(program, [...args, page], options);
  child.on("error", () => process.stderr.write(NOT_OPENED));
  child.unref();
}

/** Returns a link as the caller may see it: its key would give an agent all permissions of its person. */
export function shownLink(link: string, agent: string | null): string {
  return agent === null
    ? link
    : `${link.replace(/#key=.*$/u, "")}. To sign in a browser, the person who uses it runs \`galley open\`.`;
}

function pageTo(link: string): string | null {
  try {
    return redirectPage(link);
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    process.stderr.write(NOT_OPENED);
    return null;
  }
}

/** The time within which a newly started browser has read the page. */
const READ_MS = 60_000;
const NAME = /^galley-open-[0-9a-f-]{36}\.html$/u;

/** Browsers installed as snaps cannot read hidden folders. */
const SNAPS = "/snap/bin";

/**
 * Writes a page, readable only by this user, that redirects to a link, and returns its address. The link itself must
 * not be an argument of a process, which everybody on the machine can read. The page is deleted after a minute, or by
 * the next call.
 */
export function redirectPage(link: string): string {
  const folder = existsSync(SNAPS) ? homedir() : stateFolder();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder).filter((found) => NAME.test(found))) {
    const old = join(folder, name);
    if (Date.now() - (statSync(old, { throwIfNoEntry: false })?.mtimeMs ?? 0) > READ_MS) rmSync(old, { force: true });
  }
  const file = join(folder, `galley-open-${randomUUID()}.html`);
  writeFileSync(file, pageOf(link), { mode: 0o600, flag: "wx" });
  setTimeout(() => rmSync(file, { force: true }), READ_MS).unref();
  return pathToFileURL(file).href;
}

function pageOf(link: string): string {
  const address = link.replace(/[&"<>]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<!doctype html><meta charset="utf-8"><meta name="referrer" content="no-referrer"><title>Galley</title><meta http-equiv="refresh" content="0;url=${address}">\n`;
}

/** Returns the command that opens an address in the user's browser, or null if there is no display. */
export function browserOpener(environment: NodeJS.ProcessEnv): readonly [string, ...string[]] | null {
  if (environment["CI"] || environment["SSH_CONNECTION"]) return null;
  if (process.platform === "darwin") return ["open"];
  if (process.platform === "win32") return ["cmd.exe", "/c", "start", ""];
  return environment["DISPLAY"] || environment["WAYLAND_DISPLAY"] ? ["xdg-open"] : null;
}
