import { rm } from "node:fs/promises";
import { GalleyError } from "#contract/errors.ts";
import { GIT_OUTPUT_BYTES } from "#contract/limits.ts";
import { addressOf } from "#contract/pages.ts";
import { createPatchRepository } from "#server/git/patches/patchRepository.ts";
import { withGalley } from "../client/openGalley.ts";
import { readInput } from "../commands/readInputFile.ts";
import { requestReview } from "../mutations/reviewMutations.ts";
import { listThreads } from "../reviews/findComments.ts";
import type { Opening } from "./openingPage.ts";

/** A patch to show, with a review of its own for as long as the process runs. */
export interface PatchOpening extends Opening {
  /** Returns the comments on the patch as Markdown; empty if there are none. */
  comments(): Promise<string>;
  /** Removes everything that was stored for it. */
  remove(): Promise<void>;
}

const NO_INPUT = "galley - reads a patch from standard input, which is a terminal.";

/** Reads a patch and prepares its review in a temporary repository. Fails as BAD_INPUT if git cannot apply it. */
export async function openPatch(
  input: NodeJS.ReadableStream & { readonly isTTY?: boolean },
  directory: string,
  log: (line: string) => void,
): Promise<PatchOpening> {
  if (input.isTTY) throw new GalleyError("BAD_INPUT", NO_INPUT, { next: "Try `git diff | galley -`." });
  const { path, base, head, title, partial, conflicted, remove } = await createPatchRepository(
    await readInput(input, { what: "patch", maxBytes: GIT_OUTPUT_BYTES }),
    directory,
  );
  const request = { head, base, title: title ?? "The patch on standard input" };
  const reviewed = await withGalley(path, (galley) => requestReview(galley, request), { agent: null, log }).catch(
    async (error: unknown) => {
      await remove();
      throw error;
    },
  );
  if (partial > 0) log(`${count(partial)} known only by the lines in the patch. The lines between them are empty.`);
  if (conflicted > 0) log(`${count(conflicted)} left out, because the patch has only conflicts for them.`);
  let mirror: string | null = null;
  return {
    paths: [path],
    pageIn(repository, slug) {
      ({ mirror } = repository);
      const address = addressOf.reviewFiles(slug, reviewed.slice(0, 12));
      return Promise.resolve({ address, title: title === null ? "the patch" : `“${title}”` });
    },
    async comments() {
      const threads = await withGalley(path, (galley) => listThreads(galley, reviewed), {
        agent: null,
        log,
      });
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
