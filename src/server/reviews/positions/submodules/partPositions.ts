import { fallback } from "#contract/errors.ts";
import { isOid, type Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { findInnerFile, submoduleCommit } from "#server/git/submodules/innerFile.ts";
import { gitmodules } from "#server/git/trees/gitmodules.ts";
import { positionsOf } from "../portThreads.ts";
import type { PositionSpan, ThreadOrDraft, ThreadPosition } from "../ThreadPosition.ts";
import type { IndexedReview } from "../../state/IndexedReview.ts";
import { type CommitFile, readCommitFiles } from "../../texts/CommitFile.ts";
import { homeOf, type Part } from "./parts.ts";

/** A thread or a draft on a file of a submodule. */
interface InnerThread extends Part {
  readonly outer: ThreadOrDraft;
  /** The same as it is in the submodule's repository. */
  readonly thread: ThreadOrDraft;
}

/** A submodule in a tree. */
interface Place {
  readonly path: string;
  readonly commit: Oid;
}

type Positions = ReadonlyMap<ThreadOrDraft, ThreadPosition>;
type Options = ReadOptions & { readonly span: PositionSpan };

/**
 * Finds the positions of threads as `positionsOf` does, and those of threads in submodules by the history there. A submodule that
 * was moved is found by its name.
 */
export async function positionsWithParts(
  repository: Repository,
  review: IndexedReview,
  threads: readonly ThreadOrDraft[],
  options: Options,
): Promise<Positions> {
  const own = threads.filter((thread) => homeOf(thread) === null);
  const positions = new Map(await positionsOf(repository, review, own, options));
  const inner = threads.flatMap((outer): readonly InnerThread[] => {
    const home = homeOf(outer);
    return home === null ? [] : [{ ...home, outer }];
  });
  // A draft is stored here until it is published.
  for (const thread of own) {
    const isLost = positions.get(thread)?.certainty === "LOST";
    // A place that cannot be read takes no other thread its position.
    const drafted = isLost ? await innerDraft(repository, review, thread, options).catch(fallback(null)) : null;
    if (drafted !== null) inner.push(drafted);
  }
  for (const { path } of inner.filter((one, at) => inner.findIndex(({ path }) => path === one.path) === at)) {
    const some = inner.filter((one) => one.path === path);
    const found = await positionsIn(repository, review, some, options).catch(fallback(null));
    for (const [thread, position] of found ?? []) positions.set(thread, position);
  }
  return positions;
}

async function innerDraft(
  repository: Repository,
  review: IndexedReview,
  outer: ThreadOrDraft,
  options: ReadOptions,
): Promise<InnerThread | null> {
  const { location } = outer;
  const found =
    location === null || !isOid(location.commit)
      ? null
      : await findInnerFile(repository, location.commit, location.path, options);
  if (location === null || found === null || found.repository === null) return null;
  const thread = { ...outer, location: { ...location, commit: found.commit, path: found.path } };
  return { path: found.submodule, git: found.repository, review, outer, thread };
}

const NOT_SHOWN = "The submodule is not in the code that is shown.";
const WHOLE = "The comment is on the whole submodule.";

/** Finds the positions of threads of one submodule. */
async function positionsIn(
  repository: Repository,
  review: IndexedReview,
  threads: readonly InnerThread[],
  { span, ...read }: Options,
): Promise<Positions> {
  const [first] = threads;
  if (first === undefined) return new Map();
  const { path, git, review: part } = first;
  const places = {
    old: await placeOf(repository, review, span.old, path, read),
    new: await placeOf(repository, review, span.new, path, read),
  };
  const innerSpan = { ...span, old: places.old?.commit ?? null, new: places.new?.commit ?? null };
  const inner = threads.map(({ thread }) => thread);
  const found = await positionsWithParts(git, part, inner, { ...read, span: innerSpan });
  return new Map(
    threads.flatMap(({ outer, thread }) => {
      const position = found.get(thread);
      if (position === undefined) return [];
      const place = places[position.side];
      const prefix = place?.path ?? path;
      if (position.path === null) return [[outer, { ...position, path: prefix, reason: WHOLE }]];
      const lost = place === null ? { certainty: "LOST" as const, reason: NOT_SHOWN } : {};
      return [[outer, { ...position, ...lost, path: `${prefix}/${position.path}` }]];
    }),
  );
}

/** Finds a submodule in a tree by its path, else by the name that it has in a commit of the review; null if it is not there. */
async function placeOf(
  repository: Repository,
  { patchSets }: IndexedReview,
  tree: Oid | null,
  path: string,
  options: ReadOptions,
): Promise<Place | null> {
  if (tree === null) return null;
  const commit = await submoduleCommit(repository, tree, path, options);
  if (commit !== null) return { path, commit };
  const ends = new Set(patchSets.flatMap(({ head, base }) => [head, base]));
  for (const end of ends) {
    if (end === null || (await submoduleCommit(repository, end, path, options)) === null) continue;
    const name = (await gitmodules(repository, end, options)).get(path)?.name;
    const known = await gitmodules(repository, tree, options);
    const [moved] = [...known].find(([, one]) => one.name === name) ?? [];
    const at = moved === undefined ? null : await submoduleCommit(repository, tree, moved, options);
    return moved === undefined || at === null ? null : { path: moved, commit: at };
  }
  return null;
}

/** Reads a file of a submodule by the path and a commit of the repository around it; null if there is none. */
export async function readInnerFile(
  repository: Repository,
  { commit, path }: { readonly commit: Oid; readonly path: string },
  options: ReadOptions,
): Promise<CommitFile | null> {
  const inner = await findInnerFile(repository, commit, path, options);
  if (inner === null || inner.repository === null) return null;
  const [file] = await readCommitFiles(inner.repository, [inner], options);
  return file ?? readInnerFile(inner.repository, inner, options);
}
