import { rm } from "node:fs/promises";
import { GalleyError } from "#contract/errors.ts";
import { GIT_OUTPUT_BYTES } from "#contract/limits.ts";
import { addressOf } from "#contract/pages.ts";
import { createFolderRepository } from "#server/git/patches/folderRepository.ts";
import { createPatchRepository, type TemporaryRepository } from "#server/git/patches/patchRepository.ts";
import { withGalley } from "../client/openGalley.ts";
import { readInput } from "../commands/readInputFile.ts";
import { requestReview } from "../mutations/reviewMutations.ts";
import { listThreads } from "../reviews/findComments.ts";
import type { Opening } from "./openingPage.ts";

/** A change from outside the repository to show, with a review of its own for as long as the process runs. */
export interface PatchOpening extends Opening {
  /** Returns the comments on it as Markdown; empty if there are none. */
  comments(): Promise<string>;
  remove(): Promise<void>;
}

type Log = (line: string) => void;

const NO_INPUT = "galley - reads a patch from standard input, which is a terminal.";
const TWO = "galley --no-index compares two folders or two files.";

/** Reads a patch and prepares its review in a temporary repository. Fails as BAD_INPUT if git cannot apply it. */
export async function openPatch(
  input: NodeJS.ReadableStream & { readonly isTTY?: boolean },
  directory: string,
  log: Log,
): Promise<PatchOpening> {
  if (input.isTTY) throw new GalleyError("BAD_INPUT", NO_INPUT, { next: "Try `git diff | galley -`." });
  const patch = await createPatchRepository(
    await readInput(input, { what: "patch", maxBytes: GIT_OUTPUT_BYTES }),
    directory,
  );
  const { title, partial, conflicted } = patch;
  const shown = title === null ? "the patch" : `“${title}”`;
  const opening = await openTemporary(patch, title ?? "The patch on standard input", shown, log);
  if (partial > 0) log(`${count(partial)} known only by the lines in the patch. The lines between them are empty.`);
  if (conflicted > 0) log(`${count(conflicted)} left out, because the patch has only conflicts for them.`);
  return opening;
}

/** Prepares the review of the differences between two folders or two files in the same way. */
export async function openFolders(paths: readonly string[], directory: string, log: Log): Promise<PatchOpening> {
  const [old, recent, ...others] = paths;
  if (old === undefined || recent === undefined || others.length > 0)
    throw new GalleyError("BAD_INPUT", TWO, { next: "For example: `galley --no-index old new`." });
  const compared = await createFolderRepository([old, recent], directory);
  if (compared.leftOut > 0) log(`${count(compared.leftOut)} left out, because git stores no such files.`);
  return openTemporary(compared, compared.title, compared.title, log);
}

async function openTemporary(
  { path, base, head, remove }: TemporaryRepository,
  title: string,
  shown: string,
  log: Log,
): Promise<PatchOpening> {
  const options = { agent: null, log };
  const asking = withGalley(path, (galley) => requestReview(galley, { head, base, title }), options);
  const reviewed = await asking.catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  let mirror: string | null = null;
  return {
    paths: [path],
    pageIn(repository, slug) {
      ({ mirror } = repository);
      const address = addressOf.reviewFiles(slug, reviewed.slice(0, 12));
      return Promise.resolve({ address, title: shown });
    },
    async comments() {
      const threads = await withGalley(path, (galley) => listThreads(galley, reviewed), options);
      return threads.map(({ markdown }) => `${markdown}\n`).join("\n");
    },
    async remove() {
      await remove();
      if (mirror !== null) await rm(mirror, { recursive: true, force: true });
    },
  };
}

function count(files: number): string {
  return files === 1 ? "1 file is" : `${files} files are`;
}
