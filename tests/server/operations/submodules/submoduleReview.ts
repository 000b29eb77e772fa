import { join } from "node:path";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { requestReview } from "#server/operations/requests/requestReview.ts";
import { repositoryReviews, type ReviewContext } from "#server/reviews/index/ReviewContext.ts";
import { positionsWithParts } from "#server/reviews/positions/submodules/partPositions.ts";
import type { IndexedReview } from "#server/reviews/state/IndexedReview.ts";
import { leftovers } from "#tests/helpers/leftovers.ts";
import { tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";

/** The clock of all people, in seconds: each look at it moves it. */
let now = 1_700_100_000;

/** A line of a note. */
type Line = Readonly<Record<string, unknown>> & { readonly galley?: Readonly<Record<string, unknown>> };

/** A person at a repository, opened as a new process would. */
interface Opened {
  readonly context: ReviewContext;
  /** The review, with its parts. */
  review(): Promise<IndexedReview>;
  close(): Promise<void>;
}

/**
 * A repository with the submodule `lib`, in which there is the submodule `deep`. The reviewed branch `topic` moves both to their second
 * commits. They are checked out there.
 */
export interface SubmoduleReview {
  readonly repo: TempRepo;
  readonly lib: TempRepo;
  readonly deep: TempRepo;
  /** The review's first commit. */
  readonly first: string;
  readonly base: string;
  readonly head: string;
  /** The commits of both sides. */
  readonly libs: readonly [base: string, head: string];
  readonly deeps: readonly [base: string, head: string];
  open(name?: string): Promise<Opened>;
  /** Returns the lines of all public notes of a ref in a repository, as raw git shows them. */
  lines(repo: TempRepo, ref: "reviews" | "discuss"): Promise<readonly Line[]>;
}

async function addSubmodule(repo: TempRepo, from: TempRepo, path: string): Promise<TempRepo> {
  await repo.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", from.path, path);
  return tempRepo({ at: join(repo.path, path), existing: true });
}

/** Commits another commit of the submodule `lib`, with whatever is checked out there. */
export async function moveLib({ repo }: SubmoduleReview, commit: string): Promise<void> {
  await repo.git("update-index", "--cacheinfo", `160000,${commit},lib`);
  await repo.commit({}, "Move lib again");
}

export async function submoduleReview(): Promise<SubmoduleReview> {
  const deepOrigin = await tempRepo();
  const deepBase = await deepOrigin.commit({ "d.txt": "d1\nd2\nd3\n" });
  const libOrigin = await tempRepo();
  await libOrigin.commit({ "src/a.txt": "one\ntwo is a line\nthree\nfour\n" });
  await addSubmodule(libOrigin, deepOrigin, "deep");
  const libBase = await libOrigin.commit({}, "Add deep");
  const repo = await tempRepo();
  await repo.commit({ "r.txt": "r\n" });
  const lib = await addSubmodule(repo, libOrigin, "lib");
  await lib.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "update", "--init");
  const deep = await tempRepo({ at: join(lib.path, "deep"), existing: true });
  const base = await repo.commit({}, "Add lib");

  const deepHead = await deep.commit({ "d.txt": "d1\nD2\nd3\n" });
  await lib.git("add", "deep");
  const libHead = await lib.commit({ "src/a.txt": "one\ntwo was a line\nthree\nfour\n" });
  await repo.git("checkout", "--quiet", "-b", "topic");
  await repo.git("add", "lib");
  const head = await repo.commit({}, "Move lib");

  const { context, close } = await openAs(repo, "Ada");
  const request = { key: "request-1", head: "topic", base: "main", title: "Move lib" };
  const { review: first } = await requestReview(context, request);
  await close();
  return {
    repo,
    lib,
    deep,
    first,
    base,
    head,
    libs: [libBase, libHead],
    deeps: [deepBase, deepHead],
    async open(name = "Carl") {
      const opened = await openAs(repo, name);
      leftovers.push(opened.close);
      return {
        ...opened,
        async review() {
          const review = await opened.context.index.find(first);
          if (review === null) throw new Error("There is no review of topic.");
          return review;
        },
      };
    },
    async lines({ git }, ref) {
      const notes = (await git("notes", `--ref=devtools/${ref}`, "list")).split("\n").filter((line) => line !== "");
      const texts = await Promise.all(notes.map((line) => git("cat-file", "blob", line.slice(0, line.indexOf(" ")))));
      return texts.flatMap((text) => text.split("\n").flatMap((line) => (line === "" ? [] : [JSON.parse(line)])));
    },
  };
}

async function openAs(repo: TempRepo, name: string): Promise<Omit<Opened, "review">> {
  const git = await openRepository(repo.path);
  const email = `${name.toLowerCase()}@example.org`;
  const context: ReviewContext = {
    ...repositoryReviews(git),
    now: () => (now += 1),
    viewer: { email, name, source: "git", role: "maintainer" },
  };
  return { context, close: () => git.close() };
}

/** A comment on a line of the review's change. */
export const comment = (review: string, path: string, line: number, key = "comment-1", side: "new" | "old" = "new") => {
  const anchor = { path, side, startLine: line, endLine: line, commit: null };
  return { key, review, anchor, body: "Why?", kind: "blocking" as const };
};

/** Returns the threads of a review as they are shown. */
export async function shown({ context, review }: Opened) {
  const found = await review();
  const span = { old: found.base, new: found.head, isBetween: false };
  const positions = await positionsWithParts(context.git, found, found.threads, { span });
  return found.threads.map((thread) => {
    const { path, startLine, certainty, side } = positions.get(thread) ?? {};
    return [thread.state, `${side} ${path}:${startLine}`, certainty];
  });
}
