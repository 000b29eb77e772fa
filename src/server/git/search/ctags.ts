import { SYMBOLS_MAX, SYMBOLS_MS } from "#contract/limits.ts";
import type { CodeSymbol } from "./CodeSymbol.ts";
import { ctagsProgram } from "./ctagsProgram.ts";
import type { ReadOptions } from "../readOptions.ts";
import { runTool } from "../processes/runTool.ts";

/** A file's content, and the name by which its language is known. */
export interface CtagsSource {
  readonly name: string;
  readonly content: Uint8Array;
}

const OUTPUT_BYTES = 64 * 1024 * 1024;
/** `--options=NONE` stands first: ctags reads no options from files, neither a home's nor those of a folder it is in. */
const ARGUMENTS = ["--options=NONE", "--_interactive=sandbox", "--fields=NnKsZ", "--fields=-P", "--sort=no"];
const FUNCTIONS: ReadonlySet<string> = new Set(["function", "method", "getter", "setter", "generator", "constructor"]);
/** What ctags calls what has no name. */
const NAMELESS = /^(?:__anon|anonymousFunction|AnonymousFunction)/u;
/** Endings that ctags of some years ago does not know, and one whose language it reads alike. */
const ALIKE: ReadonlyMap<string, string> = new Map([
  ["tsx", "ts"],
  ["mts", "ts"],
  ["cts", "ts"],
  ["cjs", "js"],
]);

/**
 * Has Universal Ctags tell what files define, all in one process that is shut in and sees their contents alone. A file that it
 * did not get through, or whose language it does not know, is null; all is null where there is no such program. Some 10 MB a
 * second, SYMBOLS_MS at most.
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
  const order = JSON.stringify({ command: "generate-tags", filename: spoken(name), size: content.length });
  return [Buffer.from(`${order}\n`), content];
}

/** The name by which ctags knows the language; it opens no file of that name. */
function spoken(name: string): string {
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

/** Reads one line of its answer; null for what has no name, and for the last line of a process that was ended. */
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
