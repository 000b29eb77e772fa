import { counted } from "#app/ui/format.ts";
import { Listeners } from "#app/ui/Listeners.ts";
import type { FileMoves, FoundMoves } from "../compare/FileMoves.ts";
import { CurrentFile } from "../CurrentFile.ts";
import { FormGroup } from "../groups/FormGroup.ts";
import type { DiffFile } from "../patch/DiffFile.ts";
import type { FileContents } from "../patch/FileContents.ts";
import { readPatch } from "../patch/Patch.ts";
import type { Rename } from "./formChanges.ts";
import { type FormProof, formLabel, type ProvedRename } from "./FormProof.ts";
import type { FormQuestion } from "./proveForm.ts";
import { filesWithBlocks, movedBlocks } from "./movedBlocks.ts";

/** The time without new patches before candidates are searched: loading the change has priority. */
const DEBOUNCE_MS = 1000;
/** A worker that takes longer for a file is stopped, and the file is left as it is. */
const FILE_MS = 15_000;
/** The time for which the patches of files are searched for moved hunks at once. */
const SLICE_MS = 8;
/** Longer texts are left as they are. */
const TEXT_LENGTH_MAX = 500_000;
/** The characters of all texts of a change that are fetched for this. */
const TEXTS_LENGTH_MAX = 20_000_000;
/** The files from or to which lines of a file moved that are read with it. */
const OTHERS_MAX = 10;
/** A worker that ended is started again, but not again and again. */
const TRIES = 3;

/** The proofs for a file, in the order of its hunks with git's default context. */
export interface FileForms {
  /** Names the hunks in a change without viewed marks. */
  readonly keys: readonly string[];
  readonly proofs: readonly (FormProof | null)[];
  readonly labelOf: (proofs: readonly FormProof[]) => string;
}

/** A file that the worker has. */
interface Proving {
  readonly key: string;
  readonly patch: string;
  /** The moved lines as far as they were known then. */
  readonly moves: FoundMoves | null;
  readonly timer: ReturnType<typeof setTimeout>;
}

type Proofs = FileForms["proofs"];

interface Found extends FileForms, Pick<Proving, "patch" | "moves"> {
  /** The proofs, also those that hold only if other files rename the same. */
  readonly all: Proofs;
}

/** Finds the files of a change that may have such hunks: the change worker. */
interface CandidateFinder {
  request(message: { readonly kind: "forms" }): boolean;
  listen(listener: {
    readonly onAnswer: (answer: { readonly kind: string }) => void;
    readonly onEnd: () => void;
  }): () => void;
}

/** The moved lines of the change. */
interface Moves {
  readonly found: FoundMoves | null;
  of(key: string): FileMoves | null;
  subscribe(listener: () => void): () => void;
}

/**
 * The hunks of a change that are proved to change only the form of their file, or a name, or the file of their lines.
 * The candidates are found by their patches; then the whole text of one file after the other is fetched and proved by a
 * worker of its own.
 */
export class FormFolds {
  readonly #contents: FileContents;
  readonly #start: () => Worker | null;
  readonly #file: CurrentFile;
  readonly group = new FormGroup();
  readonly #listeners = new Listeners<[keys: readonly string[]]>();
  readonly #found = new Map<string, Found>();
  /** The exported names that files rename, by their paths without endings. */
  readonly #exports = new Map<string, Rename>();
  /** The files to prove, the uppermost first; true for those that may have more than moved lines. */
  readonly #waiting = new Map<string, boolean>();
  #proving: Proving | null = null;
  #moves: Moves | null = null;
  #worker: Worker | null = null;
  #needText: (keys: readonly string[]) => void = () => undefined;
  /** The numbers of proved hunks, by what they are. */
  readonly #counts = { "only reformatted": 0, "only renamed": 0, "only moved": 0 };
  #charactersLeft = TEXTS_LENGTH_MAX;
  #triesLeft = TRIES;

  constructor(contents: FileContents, start: () => Worker | null, file = new CurrentFile()) {
    this.#contents = contents;
    this.#file = file;
    this.#start = start;
  }

  /** Returns the proofs for a file with this patch; null if none of its hunks is proved. */
  of(key: string, patch: string | null): FileForms | null {
    const found = this.#found.get(key);
    return found?.patch === patch && found.proofs.some((proof) => proof !== null) ? found : null;
  }

  /** Returns the files of which every hunk changes only formatting. */
  readonly #wholeFiles = (): readonly string[] => {
    const isForm = (proof: FormProof | null) => proof !== null && kindOf(proof) === "only reformatted";
    const isWhole = (key: string) => this.of(key, this.#contents.of(key).patch)?.proofs.every(isForm) === true;
    return [...this.#found.keys()].filter(isWhole);
  };

  /** Says how many hunks are proved: "2 hunks only reformatted, 3 hunks only renamed"; null if none is. */
  readonly summary = (): string | null => {
    const parts = Object.entries(this.#counts).filter(([, count]) => count > 0);
    return parts.map(([what, count]) => `${counted(count, "hunk")} ${what}`).join(", ") || null;
  };

  readonly subscribe = this.#listeners.add;

  /** Returns what the menu of a file offers to check its proofs; null without any. */
  checkOf(file: DiffFile, patch: string | null, old: string, now: string) {
    const proofs = this.of(file.key, patch)?.proofs.filter((proof) => proof !== null) ?? [];
    if (proofs.length === 0) return null;
    const ends = proofs.flatMap(({ moved }) => (moved === undefined ? [] : [moved.key]));
    const commands = [
      ...(ends.length < proofs.length ? [checkCommand(WORD_DIFF, file, old, now)] : []),
      ...(ends.length > 0 ? [checkCommand(MOVED_DIFF, file, old, now, ends)] : []),
    ];
    const detail = ends.length < proofs.length ? "git diff --word-diff" : "git diff --color-moved";
    return { label: "Copy command that checks collapsed hunks", detail, command: commands.join(" && ") };
  }

  /** Searches and proves, until the returned function is called. */
  attach(finder: CandidateFinder, moves: Moves, needText: (keys: readonly string[]) => void): () => void {
    [this.#moves, this.#needText] = [moves, needText];
    let timer: ReturnType<typeof setTimeout> | undefined;
    let requestsLeft = TRIES;
    const search = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => finder.request({ kind: "forms" }), DEBOUNCE_MS);
    };
    const putMoved = (): void => {
      const keys = moves.found === null ? [] : filesWithBlocks(moves.found);
      for (const key of keys) this.#waiting.set(key, this.#waiting.get(key) ?? false);
      if (keys.length > 0) this.#proveNext();
    };
    const stops = [
      moves.subscribe(putMoved),
      finder.listen({
        onAnswer: (answer) => {
          if (answer.kind !== "forms" || !("keys" in answer) || !isStrings(answer.keys)) return;
          for (const key of answer.keys) this.#waiting.set(key, true);
          this.#proveNext();
        },
        onEnd: () => requestsLeft-- > 0 && search(),
      }),
      this.#contents.subscribe((keys) => {
        if (this.#waiting.size > 0) this.#proveNext();
        if (!keys.some((key) => this.#waiting.has(key))) search();
      }),
      this.group.follow(this.#wholeFiles, this.subscribe, this.#file),
    ];
    search();
    putMoved();
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      this.#end();
      this.#waiting.clear();
    };
  }

  #proveNext(): void {
    if (this.#proving !== null) return;
    const moves = this.#moves?.found ?? null;
    const end = performance.now() + SLICE_MS;
    for (const [key, isCandidate] of this.#waiting) {
      if (performance.now() > end) return void setTimeout(() => this.#proveNext());
      const { patch, isTruncated, text } = this.#contents.of(key);
      const known = this.#found.get(key);
      const isKnown = patch === null || isTruncated || (known?.patch === patch && known.moves === moves);
      const blocks = isKnown ? [] : movedBlocks(key, readPatch(patch), (one) => this.#moves?.of(one) ?? null);
      const otherKeys = [...new Set(blocks.map((block) => block.key))].slice(0, OTHERS_MAX);
      const isNeeded = !isKnown && (isCandidate || blocks.length > 0);
      const missing =
        isNeeded && this.#charactersLeft > 0 ? [key, ...otherKeys].filter((one) => this.#isMissing(one)) : [];
      if (missing.length > 0) return this.#needText(missing);
      this.#waiting.delete(key);
      if (!isNeeded || text === null || text.length > TEXT_LENGTH_MAX) continue;
      const others = otherKeys.flatMap((path) => {
        const other = this.#contents.of(path);
        const isShort = other.text !== null && other.text.length <= TEXT_LENGTH_MAX;
        return isShort ? [{ path, patch: other.patch ?? "", text: other.text }] : [];
      });
      this.#charactersLeft -= others.reduce((sum, other) => sum + other.text.length, text.length);
      this.#worker ??= this.#startWorker();
      if (this.#worker === null) return;
      this.#proving = { key, patch, moves, timer: setTimeout(() => this.#fail(), FILE_MS) };
      this.#worker.postMessage({ path: key, patch, text, moved: blocks, others } satisfies FormQuestion);
      return;
    }
    // A worker that has nothing to do would keep its grammars.
    this.#end();
  }

  #isMissing(key: string): boolean {
    const { text, textFailure } = this.#contents.of(key);
    return text === null && textFailure === null;
  }

  #startWorker(): Worker | null {
    const worker = this.#triesLeft > 0 ? this.#start() : null;
    worker?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (worker === this.#worker && isProofs(data)) this.#take(data);
    });
    worker?.addEventListener("error", (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#fail();
    });
    return worker;
  }

  #take(proofs: readonly (FormProof | null)[]): void {
    if (this.#proving === null) return;
    const { key, patch, moves, timer } = this.#proving;
    clearTimeout(timer);
    this.#proving = null;
    const keys = proofs.map((_, index) => `form ${index}`);
    this.#put(key, { patch, moves, proofs: [], all: proofs, labelOf: formLabel, keys });
    const rename = proofs.find((proof) => proof?.rename?.isExported === true)?.rename;
    const path = withoutEnding(key);
    const name = (rename ?? this.#exports.get(path))?.from;
    if (rename === undefined) this.#exports.delete(path);
    else this.#exports.set(path, rename);
    // A name that others import from here is the same one there.
    const isImported = (proof: FormProof | null) => proof?.rename?.from === name && proof?.rename?.sources.length !== 0;
    if (name !== undefined)
      for (const [other, found] of this.#found) if (found.all.some(isImported)) this.#put(other, found);
    this.#proveNext();
  }

  /** Stores the proofs of a file that hold as far as the other files are known. */
  #put(key: string, found: Found): void {
    const before = this.#found.get(key)?.proofs ?? [];
    const proofs = found.all.map((proof) => (proof?.rename && !this.#isSameThere(key, proof.rename) ? null : proof));
    this.#add(before, -1);
    this.#add(proofs, 1);
    this.#found.set(key, { ...found, proofs });
    if ([...before, ...proofs].some((proof) => proof !== null)) this.#listeners.notify([key]);
  }

  /** Returns true if all files that a file imports a name from rename it as well. */
  #isSameThere(key: string, { sources, from, to }: ProvedRename): boolean {
    return sources.every((source) =>
      importedFiles(key, source).some((path) => {
        const there = this.#exports.get(path);
        return there?.from === from && there.to === to;
      }),
    );
  }

  #add(proofs: Proofs, step: 1 | -1): void {
    for (const proof of proofs) if (proof !== null) this.#counts[kindOf(proof)] += step;
  }

  #fail(): void {
    this.#triesLeft -= 1;
    this.#end();
    this.#proveNext();
  }

  #end(): void {
    if (this.#proving !== null) clearTimeout(this.#proving.timer);
    this.#proving = null;
    this.#worker?.terminate();
    this.#worker = null;
  }
}

function kindOf({ rename, moved }: FormProof): "only reformatted" | "only renamed" | "only moved" {
  if (moved !== undefined) return "only moved";
  return rename === undefined ? "only reformatted" : "only renamed";
}

/** Returns the files that a relative import can mean, without their endings; none for packages. */
function importedFiles(key: string, source: string): readonly string[] {
  const parts = key.split("/").slice(0, -1);
  if (!/^\.\.?\//u.test(source)) return [];
  for (const part of source.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  const path = withoutEnding(parts.join("/"));
  return [path, `${path}/index`];
}

function withoutEnding(path: string): string {
  return path.replace(/\.[cm]?[jt]sx?$/u, "");
}

/** Shows a file word by word: in formatting-only hunks nothing but what was counted differs. A blank is no word. */
export const WORD_DIFF = `--word-diff --word-diff-regex=${quoted("[[:alnum:]_]+|[^[:space:]]")}`;
/** Shows in other colors the lines that are at another place as well. */
export const MOVED_DIFF = "--color --color-moved=blocks --no-renames";

/** Returns the command that shows what differs in a file, and in some others. */
export function checkCommand(
  options: string,
  { plainPath, plainOldPath }: DiffFile,
  old: string,
  now: string,
  others: readonly string[] = [],
): string {
  const paths = [...new Set([plainOldPath ?? plainPath, plainPath, ...others])].map(quoted).join(" ");
  return `git diff ${options} ${old} ${now} -- ${paths}`;
}

/** Quotes an argument for a shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function isProofs(data: unknown): data is readonly (FormProof | null)[] {
  return Array.isArray(data) && data.every((one) => one === null || typeof one === "object");
}
