import { tempFolder, type TempRepo, tempRepo } from "./tempRepo.ts";

/** A clone of a bare repository that advertises pull requests, as hosts do, and the clone from which they were pushed. */
export interface PulledRepo {
  readonly repo: TempRepo;
  readonly remote: TempRepo;
  readonly author: TempRepo;
  /** The commit of `main`, which has `word.txt` with ten lines. */
  readonly base: string;
  /** Makes commits on `from`, one for each text of `word.txt`, and pushes the last one to a ref of the host. Returns it. */
  push(ref: string, texts: readonly string[], from?: string): Promise<string>;
}

/** Returns ten numbered lines, some of which are changed. */
export function tenLines(changed: Readonly<Record<number, string>> = {}): string {
  return Array.from({ length: 10 }, (_, at) => `${changed[at + 1] ?? `line ${at + 1}`}\n`).join("");
}

export async function pulledRepo({ at }: { readonly at?: string } = {}): Promise<PulledRepo> {
  const remote = await tempRepo({ bare: true, ...(at !== undefined && { at }) });
  const author = await tempRepo();
  const base = await author.commit({ "word.txt": tenLines() }, "Begin");
  await author.git("remote", "add", "origin", remote.path);
  await author.git("push", "--quiet", "origin", "main");
  const path = `${await tempFolder()}/clone`;
  await author.git("clone", "--quiet", "--no-local", "--template=", remote.path, path);
  const repo = await tempRepo({ at: path, existing: true });
  await repo.git("config", "user.name", "Grace Mark");
  await repo.git("config", "user.email", "grace@example.org");
  return {
    repo,
    remote,
    author,
    base,
    async push(ref, texts, from = base) {
      await author.git("checkout", "--quiet", "--detach", from);
      let head = from;
      for (const [index, text] of texts.entries())
        head = await author.commit({ "word.txt": text }, `Step ${index + 1}`);
      await author.git("push", "--quiet", "--force", "origin", `${head}:${ref}`);
      return head;
    },
  };
}
