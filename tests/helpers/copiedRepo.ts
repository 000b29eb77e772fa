import { cpSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tempFolder, tempRepo, type TempRepo } from "./tempRepo.ts";

/** What a test gets: a repository of its own, and what `make` says of it. */
export interface CopiedRepo<Facts> {
  readonly repo: TempRepo;
  readonly facts: Facts;
}

/** Where the originals are, wherever a test has its own folder for temporary files later. */
const FOLDER = tmpdir();

/**
 * Gives a function that gives repositories as `make` makes them of an empty one. It makes one for each process; each test gets a
 * copy, which costs less than two git commands. `seconds` is by how much `make` moves the repository's clock.
 */
export function copiedRepo<Facts>(
  make: (repo: TempRepo) => Promise<Facts>,
  seconds: number,
): () => Promise<CopiedRepo<Facts>> {
  let original: Promise<{ readonly path: string; readonly facts: Facts }> | undefined;
  async function makeOriginal() {
    const folder = realpathSync(mkdtempSync(join(FOLDER, "galley-test-original-")));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, "repo");
    return { path, facts: await make(await tempRepo({ at: path })) };
  }
  return async () => {
    const { path, facts } = await (original ??= makeOriginal());
    const at = join(await tempFolder(), "repo");
    cpSync(path, at, { recursive: true, preserveTimestamps: true });
    const repo = await tempRepo({ at, existing: true });
    repo.tick(seconds);
    return { repo, facts };
  };
}
