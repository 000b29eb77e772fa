import { isOid, type Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { readBlobs, type BlobAnswer } from "#server/git/objects/readBlobs.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import { breather } from "#server/git/breather.ts";
import { FileText } from "./FileText.ts";
import { LineNumbers } from "./LineNumbers.ts";

/** Files asked for at once: enough that git is never idle while the ones before are compared. */
const SLICE = 96;

/** Reads files as text, each once for as long as it lives. */
export class TextShelf {
  readonly #repository: Repository;
  readonly #options: ReadOptions;
  readonly #texts = new Map<Oid, FileText>();
  readonly #numbers = new LineNumbers();

  constructor(repository: Repository, options: ReadOptions) {
    this.#repository = repository;
    this.#options = options;
  }

  /**
   * Reads those that were not read before; one that is missing or larger than `maxBytes` is not there. No process is started.
   * `onText` is told of each that is read now, in the order of `oids`, while git reads the next ones.
   */
  async read(oids: Iterable<Oid | null>, maxBytes: number, onText?: (oid: Oid) => void): Promise<void> {
    const unknown = [...new Set(oids)].filter((oid) => oid !== null && isOid(oid) && !this.#texts.has(oid));
    const wanted = unknown.flatMap((oid) => oid ?? []);
    const breathe = breather();
    let coming = this.#ask(wanted.slice(0, SLICE), maxBytes);
    for (let at = 0; at < wanted.length; at += SLICE) {
      const blobs = await coming;
      coming = this.#ask(wanted.slice(at + SLICE, at + 2 * SLICE), maxBytes);
      for (const [index, blob] of blobs.entries()) {
        if (typeof blob === "string") continue;
        const oid = wanted[at + index] ?? "";
        this.#texts.set(oid, new FileText(blob, this.#numbers));
        onText?.(oid);
        await breathe();
      }
    }
  }

  #ask(oids: readonly Oid[], maxBytes: number): Promise<readonly BlobAnswer[]> {
    const blobs = readBlobs(this.#repository, oids, { ...this.#options, maxBytes });
    blobs.catch(() => undefined); // whoever waits for it is told; it may fail before that
    return blobs;
  }

  get(oid: Oid | null | undefined): FileText | null {
    return this.#texts.get(oid ?? "") ?? null;
  }
}
