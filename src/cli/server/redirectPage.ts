import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { stateFolder } from "#server/http/sessions/stateFolder.ts";

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
