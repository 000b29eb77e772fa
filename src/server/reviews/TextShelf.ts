import { isOid, type Oid } from "#server/git/oid.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { readBlobs } from "#server/git/readBlobs.ts";
import type { ReadOptions } from "#server/git/readOptions.ts";
import { breather } from "./breather.ts";
import { FileText, type LineNumbers } from "./FileText.ts";

/** Reads files as text, each once for as long as it lives. */
export class TextShelf {
  readonly #repository: Repository;
  readonly #options: ReadOptions;
  readonly #texts = new Map<Oid, FileText>();
  readonly #numbers: LineNumbers = new Map();

  constructor(repository: Repository, options: ReadOptions) {
    this.#repository = repository;
    this.#options = options;
  }

  /** Reads those that were not read before; one that is missing or larger than `maxBytes` is not there. No process is started. */
  async read(oids: Iterable<Oid | null>, maxBytes: number): Promise<void> {
    const unknown = [...new Set(oids)].filter((oid) => oid !== null && isOid(oid) && !this.#texts.has(oid));
    const wanted = unknown.flatMap((oid) => oid ?? []);
    const blobs = await readBlobs(this.#repository, wanted, { ...this.#options, maxBytes });
    const breathe = breather();
    for (const [index, oid] of wanted.entries()) {
      await breathe();
      const blob = blobs[index];
      if (blob !== undefined && typeof blob !== "string") this.#texts.set(oid, new FileText(blob, this.#numbers));
    }
  }

  get(oid: Oid | null | undefined): FileText | null {
    return this.#texts.get(oid ?? "") ?? null;
  }
}
