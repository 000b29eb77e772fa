import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newToken } from "./newToken.ts";

/** What stays the same of a Galley from one start to the next, so that a browser finds again what it kept for it. */
export interface Origin {
  /** The name that no page can guess, and so none can have a request sent to with our cookie: `galley-<16 letters>.localhost`. */
  readonly name: string;
  /** What the header's value is made with. */
  readonly secret: string;
}

const NAME = /^galley-[a-z2-7]{16}\.localhost$/u;
const LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

/** Makes one that never was: 80 random bits in its name. */
function newOrigin(): Origin {
  const letters = Array.from(randomBytes(16), (byte) => LETTERS[byte % LETTERS.length]);
  return { name: `galley-${letters.join("")}.localhost`, secret: newToken() };
}

/** Reads a folder's, or makes it, mode 0600: of several programs that do, all get the same. Null is a folder that goes with the program. */
export function readOrigin(folder: string | null): Origin {
  if (folder === null) return newOrigin();
  const file = join(folder, "origin.json");
  const there = readIt(file);
  if (there !== null) return there;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, `.${randomUUID()}`);
  writeFileSync(unfinished, JSON.stringify(newOrigin()), { mode: 0o600 });
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error; // Another program made it first.
  } finally {
    rmSync(unfinished, { force: true });
  }
  const made = readIt(file);
  if (made === null) throw new Error(`${file} cannot be read.`);
  return made;
}

function readIt(file: string): Origin | null {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT")) return null;
    throw error;
  }
  const origin = parse(text);
  if (origin === null) rmSync(file, { force: true }); // No Galley wrote that.
  return origin;
}

function parse(text: string): Origin | null {
  try {
    const { name, secret }: { readonly name?: unknown; readonly secret?: unknown } = JSON.parse(text);
    return typeof name === "string" && NAME.test(name) && typeof secret === "string" && secret.length === 43
      ? { name, secret }
      : null;
  } catch {
    return null; // Half a file, of a machine that went down.
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
