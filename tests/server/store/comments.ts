import type { ReviewStore } from "#server/store/ReviewStore.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";

/** Writes lines into the comments on a commit, and reads them with git. */
export const comments = {
  /** Returns a line with a key. */
  keyed: (key: string, text = ""): string =>
    JSON.stringify({ timestamp: "1700000000", description: text, galley: { key } }),
  add: (store: ReviewStore, revision: string, ...lines: readonly string[]): Promise<void> =>
    store.append([{ ref: "discuss", revision, lines }], { key: lines.join("") }),
  /** The lines of a note as git itself shows them; empty without a note. */
  async shown(repo: TempRepo, revision: string, cwd = repo.path): Promise<readonly string[]> {
    const args = ["notes", "--ref=devtools/discuss", "show", revision];
    const text = await repo.gitBytes(args, { cwd }).catch(() => Buffer.alloc(0));
    return text.toString().split("\n").filter(Boolean);
  },
};
