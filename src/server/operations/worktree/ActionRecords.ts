import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { acquireLock } from "#server/git/disk/folderLock.ts";
import { cacheFailure, unlessMissing } from "#server/git/disk/fsErrors.ts";
import { replaceFile } from "#server/git/disk/cacheFiles.ts";

const ENDING = ".json";
/** An action writes some files or deletes some refs. */
const LOCK_MS = 15_000;

/**
 * Records of the last actions of a kind, by the keys of their clients: JSON files in Galley's own folder, shared by all
 * of its processes. Only a limited number of them is kept.
 */
export class ActionRecords<T> {
  readonly #folder: string;
  readonly #most: number;
  readonly #parse: (value: unknown) => T | null;

  /** `most`: the number of records that are kept. `parse` returns null for a value in another format. */
  constructor(folder: string, most: number, parse: (value: unknown) => T | null) {
    this.#folder = folder;
    this.#most = most;
    this.#parse = parse;
  }

  /**
   * Waits for the lock of such actions, which excludes all other processes, and returns the function that releases it.
   * Fails as CONFLICT, READ_ONLY and DISK_FULL.
   */
  async acquireLock(): Promise<() => Promise<void>> {
    await this.#make();
    const release = await acquireLock(join(this.#folder, "lock"), LOCK_MS).catch((error: unknown) => {
      throw cacheFailure(this.#folder, error);
    });
    if (release === null) throw new GalleyError("CONFLICT", "Another Galley process is doing the same here.");
    return release;
  }

  /** Returns null if there is no such record any more. */
  async read(name: string): Promise<T | null> {
    const text = await unlessMissing(readFile(this.#fileOf(name), "utf8"));
    return text === null ? null : this.#parse(JSON.parse(text));
  }

  /** Fails as READ_ONLY and DISK_FULL. */
  async write(name: string, record: T): Promise<void> {
    await this.#make();
    try {
      await replaceFile(this.#fileOf(name), JSON.stringify(record));
      await this.#dropOld();
    } catch (error) {
      throw cacheFailure(this.#folder, error);
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.#fileOf(name), { force: true });
  }

  async #make(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw cacheFailure(this.#folder, error);
    });
  }

  #fileOf(name: string): string {
    return join(this.#folder, name + ENDING);
  }

  async #dropOld(): Promise<void> {
    const paths = (await readdir(this.#folder))
      .filter((name) => name.endsWith(ENDING))
      .map((name) => join(this.#folder, name));
    if (paths.length <= this.#most) return;
    const files = await Promise.all(
      paths.map(async (path) => ({ path, at: (await unlessMissing(stat(path)))?.mtimeMs ?? 0 })),
    );
    const old = files.toSorted((one, other) => other.at - one.at).slice(this.#most);
    for (const { path } of old) await rm(path, { force: true });
  }
}
