import { lstat, mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { GalleyError } from "#contract/errors.ts";
import { INDEX_PAGE, PAGE_NAME, PROGRAM_NAME } from "#contract/sites/site.ts";
import { isRecord } from "#contract/wire.ts";
import { explainFailure, writeOutput } from "../output/format.ts";

/** Lists the files of the site. A file that is not among them is somebody else's, and stays. */
const MANIFEST = "galley-site.json";
const FORMAT = "galley-site-files-1";
/** A file whose writing was interrupted; see writeOutput. */
const UNFINISHED = /^(.+)\.\d+\.tmp$/u;

/**
 * A folder with a site. Its files are replaced one by one, each as a whole, and only if they differ; what is no longer
 * part of the site is removed at the end. After an interruption each page still opens, and the next run completes it.
 */
export class SiteFolder {
  readonly #path: string;
  #owned: ReadonlySet<string>;

  private constructor(path: string, owned: ReadonlySet<string>) {
    this.#path = path;
    this.#owned = owned;
  }

  /** Opens or creates a folder. Fails as CONFLICT if it has files and no site, unless the site may be added to them. */
  static async open(path: string, mayAdd: boolean): Promise<SiteFolder> {
    const present = await mkdir(path, { recursive: true })
      .then(() => readdir(path))
      .catch(explainFolder);
    const owned = present.includes(MANIFEST) ? await readManifest(join(path, MANIFEST)) : null;
    if (owned === null && present.length > 0 && !mayAdd)
      throw new GalleyError("CONFLICT", "This folder has other files than a site of Galley.", {
        next: "Choose another folder, or add the site to it with --force.",
      });
    const isLeft = (name: string): boolean => isOurs(UNFINISHED.exec(name)?.[1] ?? "");
    for (const name of present.filter(isLeft)) await rm(join(path, name), { force: true });
    return new SiteFolder(path, owned ?? new Set());
  }

  /** Takes possession of the files that are about to be written, so that an interrupted site is known as one. */
  async begin(names: readonly string[]): Promise<void> {
    if (names.some((name) => !this.#owned.has(name))) await this.#list(new Set([...this.#owned, ...names]));
  }

  /** Writes a file if it differs from the one that is there. Returns true if it did. */
  async write(name: string, text: string): Promise<boolean> {
    const path = join(this.#path, name);
    const bytes = Buffer.from(text);
    const found = await lstat(path).catch(() => null);
    if (found?.isFile() === true && found.size === bytes.length && bytes.equals(await readFile(path))) return false;
    await writeOutput(path, bytes, true);
    return true;
  }

  /** Removes the site's other files. Returns the names of those that were there. */
  async finish(names: readonly string[]): Promise<readonly string[]> {
    const kept = new Set(names);
    const gone = [...this.#owned].filter((name) => !kept.has(name));
    for (const name of gone) await rm(join(this.#path, name), { force: true }).catch(explainFailure);
    if (gone.length > 0) await this.#list(kept);
    return gone;
  }

  async #list(names: ReadonlySet<string>): Promise<void> {
    const manifest = { format: FORMAT, files: [...names].sort() };
    await this.write(MANIFEST, `${JSON.stringify(manifest, null, 1)}\n`);
    this.#owned = names;
  }
}

function explainFolder(error: unknown): never {
  if (error instanceof Error && "code" in error && error.code === "EEXIST")
    throw new GalleyError("BAD_INPUT", "This is a file.", { next: "Name a folder." });
  explainFailure(error);
}

/** The manifest may come from a repository: only names that a site can have are taken from it. */
async function readManifest(path: string): Promise<ReadonlySet<string> | null> {
  const found = await lstat(path);
  if (!found.isFile()) return null;
  try {
    const manifest: unknown = JSON.parse(await readFile(path, "utf8"));
    if (!isRecord(manifest) || manifest["format"] !== FORMAT || !Array.isArray(manifest["files"])) return null;
    return new Set(manifest["files"].filter((name) => typeof name === "string" && isOurs(name)));
  } catch (error) {
    if (error instanceof SyntaxError) return null; // it is another program's, or damaged
    throw error;
  }
}

function isOurs(name: string): boolean {
  return name === INDEX_PAGE || name === MANIFEST || PAGE_NAME.test(name) || PROGRAM_NAME.exec(name)?.[0] === name;
}
