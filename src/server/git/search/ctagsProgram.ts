import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { delimiter, isAbsolute, join } from "node:path";
import { GIT_READ_MS } from "#contract/limits.ts";
import { runTool } from "../processes/runTool.ts";

const NAMES = ["ctags", "universal-ctags", "ctags-universal"];
const OUTPUT_BYTES = 1024 * 1024;
/** Reading from a pipe, answering in JSON, and shutting itself in before it reads: a file may be made to break a parser. */
const NEEDED = ["interactive", "json", "sandbox"];

const known = new Map<string, Promise<string | null>>();

/** Finds Universal Ctags in a search path (as PATH holds it), one that can shut itself in; null where there is none. Looked for once. */
export function ctagsProgram(search: string): Promise<string | null> {
  const found = known.get(search) ?? look(search);
  known.set(search, found);
  return found;
}

async function look(search: string): Promise<string | null> {
  for (const folder of search.split(delimiter).filter(isAbsolute)) {
    for (const name of NAMES) {
      const file = join(folder, name);
      if ((await isProgram(file)) && (await isFit(file))) return file;
    }
  }
  return null;
}

async function isProgram(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Emacs and BSD have programs of the same name. */
async function isFit(file: string): Promise<boolean> {
  if (!(await ask(file, "--version")).startsWith("Universal Ctags")) return false;
  const features = new Set((await ask(file, "--list-features")).split("\n").map((line) => line.split(/\s/u)[0]));
  return NEEDED.every((feature) => features.has(feature));
}

async function ask(file: string, word: string): Promise<string> {
  const call = { file, args: ["--options=NONE", word], input: new Uint8Array() };
  const { stdout, code } = await runTool({ ...call, timeoutMs: GIT_READ_MS, maxBytes: OUTPUT_BYTES });
  return code === 0 ? stdout.toString("utf8") : "";
}
