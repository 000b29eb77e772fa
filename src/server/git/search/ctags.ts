import { GIT_READ_MS, SYMBOLS_MAX, SYMBOLS_MS } from "#contract/limits.ts";
import { findPrograms } from "../processes/programs.ts";
import { runTool } from "../processes/run.ts";
import type { ReadOptions } from "../Repository.ts";
import type { CodeSymbol } from "./guessSymbols.ts";

/** A file's content, and the name that determines its language. */
export interface CtagsSource {
  readonly name: string;
  readonly content: Uint8Array;
}

const OUTPUT_BYTES = 64 * 1024 * 1024;
/** `--options=NONE` must be first: it keeps ctags from reading options from files in the home or the current folder. */
const ARGUMENTS = ["--options=NONE", "--_interactive=sandbox", "--fields=NnKsZ", "--fields=-P", "--sort=no"];
const FUNCTIONS: ReadonlySet<string> = new Set(["function", "method", "getter", "setter", "generator", "constructor"]);
/** The names that ctags gives to anonymous symbols. */
const NAMELESS = /^(?:__anon|anonymousFunction|AnonymousFunction)/u;
/** Extensions that older versions of ctags do not know, with one that it parses the same way. */
const ALIKE: ReadonlyMap<string, string> = new Map([
  ["tsx", "ts"],
  ["mts", "ts"],
  ["cts", "ts"],
  ["cjs", "js"],
]);

/**
 * Lists the symbols of files with Universal Ctags, all in one sandboxed process that sees only their contents. Null for
 * a file that it did not complete or whose language it does not know; null as a whole if ctags is not installed. About
 * 10 MB a second, SYMBOLS_MS at most.
 */
export async function ctags(
  sources: readonly CtagsSource[],
  options: ReadOptions = {},
): Promise<readonly (readonly CodeSymbol[] | null)[] | null> {
  const file = await ctagsProgram(process.env["PATH"] ?? "");
  if (file === null) return null;
  const input = Buffer.concat(sources.flatMap(ordered));
  const call = { ...options, file, args: ARGUMENTS, input, timeoutMs: SYMBOLS_MS, maxBytes: OUTPUT_BYTES };
  const { stdout } = await runTool(call);
  return readAnswers(stdout.toString("utf8"), sources.length);
}

function ordered({ name, content }: CtagsSource): readonly Uint8Array[] {
  const order = JSON.stringify({ command: "generate-tags", filename: nameForCtags(name), size: content.length });
  return [Buffer.from(`${order}\n`), content];
}

/** Returns the name by which ctags detects the language; it opens no file of that name. */
function nameForCtags(name: string): string {
  const ending = /\.([A-Za-z0-9+_-]{1,16})$/u.exec(name)?.[1];
  const alike = ALIKE.get(ending?.toLowerCase() ?? "");
  if (alike !== undefined) return `file.${alike}`;
  return /^[A-Za-z0-9._+-]{1,64}$/u.test(name) ? name : ending === undefined ? "file" : `file.${ending}`;
}

function readAnswers(text: string, count: number): readonly (readonly CodeSymbol[] | null)[] {
  const answers: (readonly CodeSymbol[] | null)[] = [];
  let symbols: CodeSymbol[] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith('{"_type": "completed"')) {
      answers.push(symbols.length === 0 ? null : symbols.toSorted((a, b) => a.line - b.line));
      symbols = [];
    } else if (line.startsWith('{"_type": "tag"') && symbols.length <= SYMBOLS_MAX) {
      const symbol = readTag(line);
      if (symbol !== null) symbols.push(symbol);
    }
  }
  return Array.from({ length: count }, (_, index) => answers[index] ?? null);
}

/** Parses one line of output; null for anonymous symbols, and for the last line of a process that was stopped. */
function readTag(line: string): CodeSymbol | null {
  if (!line.endsWith("}")) return null;
  const tag: unknown = JSON.parse(line);
  if (typeof tag !== "object" || tag === null || !("name" in tag) || !("line" in tag)) return null;
  const { name, line: number } = tag;
  if (typeof name !== "string" || typeof number !== "number" || NAMELESS.test(name)) return null;
  const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
  const kind = "kind" in tag ? text(tag.kind) : null;
  const scope = "scope" in tag ? text(tag.scope) : null;
  const isLocal = "scopeKind" in tag && FUNCTIONS.has(text(tag.scopeKind) ?? "") && !FUNCTIONS.has(kind ?? "");
  return { name, kind: kind ?? "definition", line: number, scope: plainScope(scope), isLocal };
}

function plainScope(scope: string | null): string | null {
  return scope === null || scope.split(/[.:]/u).some((part) => NAMELESS.test(part)) ? null : scope;
}

const NAMES = ["ctags", "universal-ctags", "ctags-universal"] as const;
const CTAGS_PROGRAM_OUTPUT_BYTES = 1024 * 1024;
/**
 * Reading from a pipe, JSON output and the sandbox. The sandbox is required because a file may be crafted to exploit a
 * parser.
 */
const NEEDED = ["interactive", "json", "sandbox"];

const known = new Map<string, Promise<string | null>>();

/** Finds Universal Ctags with sandbox support in a search path (in PATH format); null if none. Searched once. */
export function ctagsProgram(search: string): Promise<string | null> {
  const found = known.get(search) ?? findProgram(search);
  known.set(search, found);
  return found;
}

async function findProgram(search: string): Promise<string | null> {
  for (const file of await findPrograms(search, NAMES)) if (await isFit(file)) return file;
  return null;
}

/** Emacs and BSD have programs of the same name. */
async function isFit(file: string): Promise<boolean> {
  if (!(await runCtags(file, "--version")).startsWith("Universal Ctags")) return false;
  const features = new Set((await runCtags(file, "--list-features")).split("\n").map((line) => line.split(/\s/u)[0]));
  return NEEDED.every((feature) => features.has(feature));
}

async function runCtags(file: string, word: string): Promise<string> {
  const call = { file, args: ["--options=NONE", word], input: new Uint8Array() };
  const { stdout, code } = await runTool({ ...call, timeoutMs: GIT_READ_MS, maxBytes: CTAGS_PROGRAM_OUTPUT_BYTES });
  return code === 0 ? stdout.toString("utf8") : "";
}
