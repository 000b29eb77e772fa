import { existsSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { relative, resolve, sep } from "node:path";
import { fallback, GalleyError } from "#contract/errors.ts";
import { displayLine } from "#contract/byteText.ts";
import { addressOf, splitRange } from "#contract/pages.ts";
import { countApart } from "#server/git/ancestry/revList.ts";
import { baseOf, originsOf, shortName } from "#server/git/inbox/baseOf.ts";
import { discover } from "#server/git/repository/discover.ts";
import type { Repository } from "#server/git/Repository.ts";
import { readGit } from "#server/git/processes/readGit.ts";
import { readHead } from "#server/git/refs/head.ts";
import { revParse } from "#server/git/refs/revParse.ts";
import { readReviewWatchers } from "#server/operations/verdicts/reviewWatchers.ts";
import { requireNoTypo } from "../arguments/parseArguments.ts";
import { isWorkTreeClean } from "#server/git/snapshots/liveSnapshot.ts";

export interface OpeningPage {
  readonly address: string;
  /** The content as the printed line names it. */
  readonly title: string;
}

/** The repositories to serve, and the page of the first one. */
export interface Opening {
  readonly paths: readonly string[];
  readonly pageIn: (repository: Repository, slug: string) => Promise<OpeningPage>;
}

export const HOME: OpeningPage = { address: addressOf.home(), title: "the home page" };

/** A path that cannot be a revision. */
const ONLY_PATH = /^\.{0,2}\/|^\.{1,2}$|\/$/u;

/**
 * Reads the arguments: none open the change that waits in the repository of the directory; one names a repository, a
 * folder or file, a revision or a range; several are repositories. `arePaths` says that none is a revision.
 */
export async function readOpening(args: readonly string[], directory: string, arePaths: boolean): Promise<Opening> {
  const [argument, ...others] = args;
  if (argument === undefined) return { paths: ["."], pageIn: waitingPage };
  if (others.length > 0) return { paths: args, pageIn: () => Promise.resolve(HOME) };
  const path = resolve(directory, argument);
  if (!existsSync(path)) return revisionOpening(argument, path, directory, arePaths);
  const isPath = arePaths || ONLY_PATH.test(argument);
  const here = isPath ? null : await discover(directory).catch(fallback(null, "NOT_FOUND"));
  const there = await discover(path);
  return {
    paths: [argument],
    async pageIn(repository, slug) {
      const isBoth =
        here?.commonDir === there.commonDir &&
        (await revisionPage(repository, slug, argument).catch(fallback(null, "BAD_INPUT"))) !== null;
      if (!isBoth) return path === directory ? waitingPage(repository, slug) : pathPage(repository, slug, path);
      throw new GalleyError("BAD_INPUT", `“${argument}” is both a path and a revision of ${repository.name}.`, {
        next: `Write ./${argument} for the path, or heads/${argument}, tags/${argument} or ${argument}^0 for the revision.`,
      });
    },
  };
}

async function revisionOpening(argument: string, path: string, directory: string, isPath: boolean): Promise<Opening> {
  const isRevision = !isPath && (await discover(directory).catch(fallback(null, "NOT_FOUND"))) !== null;
  if (!isRevision) {
    requireNoTypo([argument], directory);
    throw new GalleyError("NOT_FOUND", `${path} does not exist.`, { next: "Name a repository." });
  }
  return {
    paths: ["."],
    async pageIn(repository, slug) {
      const page = await revisionPage(repository, slug, argument);
      if (page !== null) return page;
      requireNoTypo([argument], directory);
      throw new GalleyError("NOT_FOUND", `“${argument}” is neither a path nor a revision of ${repository.name}.`, {
        next: "Name a path, a commit, a branch, or a range such as main...topic.",
      });
    },
  };
}

async function revisionPage(repository: Repository, slug: string, argument: string): Promise<OpeningPage | null> {
  if (argument.includes("..")) {
    const { base, head, dots } = splitRange(argument);
    const ends = await Promise.all([base, head].map((end) => revParse(repository, end)));
    if (ends.includes(null)) return null;
    return { address: addressOf.compare(slug, base, head, dots), title: argument };
  }
  const commit = await revParse(repository, argument);
  return commit === null ? null : { address: addressOf.commit(slug, commit), title: `commit ${commit.slice(0, 10)}` };
}

async function pathPage(repository: Repository, slug: string, path: string): Promise<OpeningPage> {
  const inside = relative(repository.path, await realpath(path)).replaceAll(sep, "/");
  if (inside === "" || repository.workTree === null || inside === ".git") return waitingPage(repository, slug);
  const head = await readHead(repository);
  const args = ["cat-file", "-t", `${head.kind === "unborn" ? repository.emptyTree : head.oid}:${inside}`];
  const { stdout } = await readGit(repository, { args, answers: [0, 128] });
  const kind = stdout.toString("latin1").trim();
  if (kind === "blob") return { address: addressOf.file(slug, "HEAD", inside), title: inside };
  if (kind === "tree") return { address: addressOf.tree(slug, "HEAD", inside), title: inside };
  return { address: addressOf.worktree(slug), title: `the uncommitted work, because HEAD has no ${inside}` };
}

/**
 * Finds the change that waits: uncommitted work if there is any, else the one review that an agent waits for in this work tree, else
 * what the checked out branch or commit has and the branch it came from lacks, else the one that an agent waits for in another
 * work tree, else the home page.
 */
async function waitingPage(repository: Repository, slug: string): Promise<OpeningPage> {
  const isClean = repository.workTree === null || (await isWorkTreeClean(repository));
  if (!isClean) return { address: addressOf.worktree(slug), title: "the uncommitted work" };
  const awaited = [...(await readReviewWatchers(repository))];
  const here = awaited.filter(([, watchers]) => watchers.some(({ worktree }) => worktree === repository.id));
  return awaitedPage(slug, here) ?? (await committedPage(repository, slug)) ?? awaitedPage(slug, awaited) ?? HOME;
}

/** A review by its first commit, and who waits for it. */
type AwaitedReview = readonly [review: string, watchers: readonly { readonly name: string }[]];

/** Returns the page of the review that somebody waits for; null if it is not exactly one. */
function awaitedPage(slug: string, [awaited, ...others]: readonly AwaitedReview[]): OpeningPage | null {
  if (awaited === undefined || others.length > 0) return null;
  const [review, [watcher]] = awaited;
  const title = `the review that ${displayLine(watcher?.name ?? "somebody")} waits for`;
  return { address: addressOf.reviewFiles(slug, review.slice(0, 12)), title };
}

async function committedPage(repository: Repository, slug: string): Promise<OpeningPage | null> {
  const head = await readHead(repository);
  if (head.kind === "unborn") return { ...HOME, title: "the home page, because there are no commits yet" };
  const ref = head.kind === "branch" ? head.ref : null;
  const base = await baseOf(repository, { oid: head.oid, ref }, await originsOf(repository));
  const name = head.kind === "branch" ? shortName(head.ref) : head.oid.slice(0, 10);
  if (base === null || (await countApart(repository, head.oid, base.commit)).ahead === 0) return null;
  const address = addressOf.compare(slug, base.name, name, "THREE", base.candidates);
  return { address, title: `${base.name}...${name}${head.kind === "detached" ? " (HEAD is detached)" : ""}` };
}
