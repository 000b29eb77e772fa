import { chmod, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { createReviewIndex } from "#server/reviews/index/ReviewIndex.ts";
import type { ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { ReviewStore } from "#server/store/ReviewStore.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";
import { tempFolder, tempRepo, type TempRepo, type TempRepoOptions } from "#tests/helpers/tempRepo.ts";

/** A person's clone with its Galley. */
export interface Clone {
  readonly repo: TempRepo;
  readonly context: ReviewContext;
  /** The lines of all notes, by ref and annotated object, each note's lines sorted. */
  notes(): Promise<readonly string[]>;
}

/** A bare repository and two clones of it, Ada's and Carl's; `topic` is Ada's change, two commits on top of `main`. */
export interface TwoClones {
  readonly remote: TempRepo;
  readonly ada: Clone;
  readonly carl: Clone;
  readonly first: string;
  readonly head: string;
  tick(seconds: number): void;
}

/** Returns the lines of all notes of a repository from raw git, each note's lines sorted. */
export async function notesIn(repo: TempRepo): Promise<readonly string[]> {
  const refs = (await repo.git("for-each-ref", "--format=%(refname)", "refs/notes/devtools/")).split("\n");
  const texts: string[] = [];
  for (const ref of refs.filter(Boolean)) {
    const list = await repo.git("notes", `--ref=${ref}`, "list");
    for (const row of list.split("\n").filter(Boolean)) {
      const [blob = "", annotated = ""] = row.split(" ");
      const lines = (await repo.git("cat-file", "blob", blob)).split("\n").toSorted();
      texts.push(`${ref} ${annotated}\n${lines.join("\n")}`);
    }
  }
  return texts.toSorted();
}

/** Opens a person's clone. */
export async function cloneOf(repo: TempRepo, name: string, now: () => number): Promise<Clone> {
  const git = await openRepository(repo.path);
  const store = new ReviewStore(git, { now: () => now() * 1000 });
  const index = createReviewIndex(git, store);
  leftovers.push(async () => {
    await store.close();
    await git.close();
  });
  const viewer = { email: `${name.toLowerCase()}@example.org`, name, source: "git", role: "maintainer" } as const;
  return { repo, context: { git, store, index, now, viewer }, notes: () => notesIn(repo) };
}

/** Creates them with raw git; `topic` is pushed. */
export async function twoClones(options: Pick<TempRepoOptions, "objectFormat"> = {}): Promise<TwoClones> {
  const folder = await tempFolder();
  const remote = await tempRepo({ ...options, bare: true, at: `${folder}/remote.git` });
  const adas = await tempRepo({ ...options, at: `${folder}/ada` });
  await adas.commit({ "word.txt": "one\ntwo\nthree\n" }, "Begin");
  await adas.git("remote", "add", "origin", remote.path);
  await adas.git("checkout", "-q", "-b", "topic");
  const first = await adas.commit({ "word.txt": "one\ntwo\nTHREE\n" }, "Shout three");
  const head = await adas.commit({ "new.txt": "new\n" }, "Add new");
  await adas.git("push", "-q", "origin", "main", "topic");
  await adas.git("checkout", "-q", "main");
  await adas.gitBytes(["clone", "-q", remote.path, `${folder}/carl`], { cwd: folder });
  const carls = await tempRepo({ at: `${folder}/carl`, existing: true });
  let now = 1_700_100_000;

  return {
    remote,
    ada: await cloneOf(adas, "Ada", () => now),
    carl: await cloneOf(carls, "Carl", () => now),
    first,
    head,
    tick: (seconds) => void (now += seconds),
  };
}

/** Writes a hook of a repository. */
export async function writeHook(repo: TempRepo, name: string, script: string): Promise<void> {
  const hooks = join(await repo.git("rev-parse", "--absolute-git-dir"), "hooks");
  await mkdir(hooks, { recursive: true });
  await writeFile(join(hooks, name), `#!/bin/sh\n${script}\n`);
  await chmod(join(hooks, name), 0o755);
}
