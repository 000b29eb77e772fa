import { counted } from "#app/ui/format.ts";
import { Listeners } from "#app/ui/Listeners.ts";
import type { DiffFile } from "../patch/DiffFile.ts";
import type { FileContents } from "../patch/FileContents.ts";
import { type FormProof, formLabel } from "./FormProof.ts";

/** The time without new patches before candidates are searched: loading the change has priority. */
const DEBOUNCE_MS = 1000;
/** A worker that takes longer for a file is stopped, and the file is left as it is. */
const FILE_MS = 15_000;
/** Longer texts are left as they are. */
const TEXT_LENGTH_MAX = 500_000;
/** The characters of all texts of a change that are fetched for this. */
const TEXTS_LENGTH_MAX = 20_000_000;
/** A worker that ended is started again, but not again and again. */
const TRIES = 3;

/** The proofs for a file, in the order of its hunks with git's default context. */
export interface FileForms {
  /** Names the hunks in a change without viewed marks. */
  readonly keys: readonly string[];
  readonly proofs: readonly (FormProof | null)[];
  readonly labelOf: (proofs: readonly FormProof[]) => string;
}

/** Finds the files of a change that may have such hunks: the change worker. */
interface CandidateFinder {
  request(message: { readonly kind: "forms" }): boolean;
  listen(listener: {
    readonly onAnswer: (answer: { readonly kind: string }) => void;
    readonly onEnd: () => void;
  }): () => void;
}

/**
 * The hunks of a change that are proved to change only the form of their file. The candidates are found by their
 * patches; then the whole text of one file after the other is fetched and proved by a worker of its own.
 */
export class FormFolds {
  readonly #contents: FileContents;
  readonly #start: () => Worker | null;
  readonly #listeners = new Listeners<[keys: readonly string[]]>();
  readonly #found = new Map<string, FileForms & { readonly patch: string }>();
  /** The files to prove, the uppermost first. */
  readonly #waiting = new Set<string>();
  #proving: { readonly key: string; readonly patch: string; readonly timer: ReturnType<typeof setTimeout> } | null =
    null;
  #worker: Worker | null = null;
  #needText: (keys: readonly string[]) => void = () => undefined;
  /** The numbers of proved hunks, by what they are. */
  readonly #counts = { "of only form": 0, "only renamed": 0 };
  #charactersLeft = TEXTS_LENGTH_MAX;
  #triesLeft = TRIES;

  constructor(contents: FileContents, start: () => Worker | null) {
    this.#contents = contents;
    this.#start = start;
  }

  /** Returns the proofs for a file with this patch; null if none of its hunks is proved. */
  of(key: string, patch: string | null): FileForms | null {
    const found = this.#found.get(key);
    return found !== undefined && found.patch === patch ? found : null;
  }

  /** Says how many hunks are proved: "2 hunks of only form, 3 hunks only renamed"; null if none is. */
  readonly summary = (): string | null => {
    const parts = Object.entries(this.#counts).filter(([, count]) => count > 0);
    return parts.map(([what, count]) => `${counted(count, "hunk")} ${what}`).join(", ") || null;
  };

  readonly subscribe = this.#listeners.add;

  /** Returns what the menu of a file offers to check its proofs; null without any. */
  checkOf(file: DiffFile, patch: string | null, old: string, now: string) {
    if (this.of(file.key, patch) === null) return null;
    const label = "Copy command that checks “only form”";
    return { label, detail: "git diff --word-diff", command: checkCommand(file, old, now) };
  }

  /** Searches and proves, until the returned function is called. */
  attach(finder: CandidateFinder, needText: (keys: readonly string[]) => void): () => void {
    this.#needText = needText;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let requestsLeft = TRIES;
    const search = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => finder.request({ kind: "forms" }), DEBOUNCE_MS);
    };
    const stops = [
      finder.listen({
        onAnswer: (answer) => {
          if (answer.kind !== "forms" || !("keys" in answer) || !isStrings(answer.keys)) return;
          for (const key of answer.keys) this.#waiting.add(key);
          this.#proveNext();
        },
        onEnd: () => requestsLeft-- > 0 && search(),
      }),
      this.#contents.subscribe((keys) => {
        if (keys.some((key) => this.#waiting.has(key))) this.#proveNext();
        else search();
      }),
    ];
    search();
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      this.#end();
      this.#waiting.clear();
    };
  }

  #proveNext(): void {
    if (this.#proving !== null) return;
    for (const key of this.#waiting) {
      const { patch, text, textFailure } = this.#contents.of(key);
      if (text === null && textFailure === null && this.#charactersLeft > 0) return this.#needText([key]);
      this.#waiting.delete(key);
      if (patch === null || text === null || this.of(key, patch) !== null || text.length > TEXT_LENGTH_MAX) continue;
      this.#charactersLeft -= text.length;
      this.#worker ??= this.#startWorker();
      if (this.#worker === null) return;
      this.#proving = { key, patch, timer: setTimeout(() => this.#fail(), FILE_MS) };
      this.#worker.postMessage({ path: key, patch, text });
      return;
    }
    // A worker that has nothing to do would keep its grammars.
    this.#end();
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
    const { key, patch, timer } = this.#proving;
    clearTimeout(timer);
    this.#proving = null;
    if (proofs.some((proof) => proof !== null)) {
      this.#add(this.#found.get(key)?.proofs ?? [], -1);
      this.#add(proofs, 1);
      this.#found.set(key, { patch, proofs, labelOf: formLabel, keys: proofs.map((_, index) => `form ${index}`) });
      this.#listeners.notify([key]);
    }
    this.#proveNext();
  }

  #add(proofs: FileForms["proofs"], step: 1 | -1): void {
    for (const proof of proofs) {
      if (proof !== null) this.#counts[proof.rename === undefined ? "of only form" : "only renamed"] += step;
    }
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

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function isProofs(data: unknown): data is readonly (FormProof | null)[] {
  return Array.isArray(data) && data.every((one) => one === null || typeof one === "object");
}
