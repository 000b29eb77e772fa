import { cpSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tempFolder, tempRepo, type TempRepo } from "./tempRepo.ts";

/** A repository for one test, and the facts that `make` returned. */
export interface CopiedRepo<Facts> {
  readonly repo: TempRepo;
  readonly facts: Facts;
}

/** The folder of the originals. It is read here because a test may set another folder for temporary files later. */
const FOLDER = tmpdir();

/**
 * Returns a function that creates repositories, all as `make` builds them from an empty one. `make` runs once for each
 * process; each test gets a copy, which takes less time than two git commands. `seconds` is the time by which `make`
 * advances the repository's clock.
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
