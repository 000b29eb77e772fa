import { counted } from "#app/ui/format.ts";
import type { DiffFile } from "../patch/DiffFile.ts";

/** The proof that a hunk changes only the form of a text: the numbers of differences of style, all 0 for the same tokens. */
export interface FormProof {
  readonly quotes: number;
  readonly commas: number;
  readonly semicolons: number;
}

/** Returns the label of hunks with these proofs: "Only form: same tokens" or "Only form: 2 quote styles, 1 semicolon". */
export function formLabel(proofs: readonly FormProof[]): string {
  const sum = (name: keyof FormProof): number => proofs.reduce((total, proof) => total + proof[name], 0);
  const counts = [
    [sum("quotes"), "quote style"],
    [sum("commas"), "trailing comma"],
    [sum("semicolons"), "semicolon"],
  ] as const;
  const differences = counts.flatMap(([count, unit]) => (count === 0 ? [] : [counted(count, unit)]));
  return `Only form: ${differences.length === 0 ? "same tokens" : differences.join(", ")}`;
}

/** Splits a line into words and signs, without its blanks. */
const WORDS = "[[:alnum:]_]+|[^[:space:]]";

/** Returns the command that shows what differs in a file word by word: in hunks of only form nothing but what was counted. */
export function checkCommand({ plainPath, plainOldPath }: DiffFile, old: string, now: string): string {
  const paths = [...new Set([plainOldPath ?? plainPath, plainPath])].map(quoted).join(" ");
  return `git diff --word-diff --word-diff-regex=${quoted(WORDS)} ${old} ${now} -- ${paths}`;
}

/** Quotes an argument for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Returns the name of the grammar of a file; null if there is none. */
export function grammarOf(path: string): GrammarName | null {
  const extension = /\.(\w+)$/u.exec(path)?.[1]?.toLowerCase() ?? "";
  return GRAMMAR_OF.get(extension) ?? null;
}

const EXTENSIONS = {
  jsx: ["js", "mjs", "cjs", "jsx"],
  ts: ["ts", "mts", "cts"],
  tsx: ["tsx"],
  css: ["css"],
  json: ["json"],
  java: ["java"],
  cpp: ["c", "h", "cc", "cpp", "hpp"],
  go: ["go"],
  rust: ["rs"],
  php: ["php"],
  python: ["py"],
  html: ["html", "htm"],
  xml: ["xml"],
  yaml: ["yml", "yaml"],
} as const;

export type GrammarName = keyof typeof EXTENSIONS;

const NAMES = Object.keys(EXTENSIONS) as GrammarName[]; // `Object.keys` forgets the names
const GRAMMAR_OF: ReadonlyMap<string, GrammarName> = new Map(
  NAMES.flatMap((name) => EXTENSIONS[name].map((extension) => [extension, name] as const)),
);
