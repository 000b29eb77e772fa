import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { stateFolder } from "#server/http/sessions/sessionStore.ts";

const NOT_OPENED = "No browser could be opened; open the address yourself.\n";

/**
 * Opens a link in the person's browser where there is one to be seen: on macOS and Windows always, elsewhere under
 * a display. By a page that leads there, for what a program is started with all users of a machine can read. Tells whether it tried. A browser that does not start is no failure of ours: the address is printed.
 */
export function openBrowser(link: string, environment: NodeJS.ProcessEnv): boolean {
  const opener = browserOpener(environment);
  if (!opener) return false;
  const [program, ...words] = opener;
  const page = pageTo(link);
  if (page === null) return false;
  const child = spawn(program, [...words, page], { stdio: "ignore", detached: true });
  child.on("error", () => process.stderr.write(NOT_OPENED));
  child.unref();
  return true;
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

/** A browser that is started anew has read it by then. */
const READ_MS = 60_000;
const NAME = /^galley-open-[0-9a-f-]{36}\.html$/u;

/** Browsers that come as snaps read nothing in hidden folders. */
const SNAPS = "/snap/bin";

/**
 * Writes a page that leads on to a link, for this user's eyes alone, and gives its address: a link that was a word of a command could be read by
 * everybody on this machine. It is taken away after a minute, or by the next one.
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

/** Gives what opens an address in the person's browser; null where no display is seen. */
export function browserOpener(environment: NodeJS.ProcessEnv): readonly [string, ...string[]] | null {
  if (environment["CI"] || environment["SSH_CONNECTION"]) return null;
  if (process.platform === "darwin") return ["open"];
  if (process.platform === "win32") return ["cmd", "/c", "start", ""];
  return environment["DISPLAY"] || environment["WAYLAND_DISPLAY"] ? ["xdg-open"] : null;
}
