import { encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { NAMES_CACHE_BYTES, REVISION_BYTES_MAX } from "#contract/limits.ts";
import { isOid, type Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { readGit } from "../readGit.ts";
import { requireRepository } from "../repositoryState.ts";
import { forEachRef, peelOids } from "./forEachRef.ts";
import { headOfFiles } from "./head.ts";
import { isPlainName, readRefFile, stampRefTables } from "./readRefs.ts";
import { repositoryCache } from "../byteCache.ts";

/** The commits that names resolve to, valid while their stamp is unchanged. */
const nameCache = repositoryCache<{ readonly stamp: string; readonly commit: Oid }>(NAMES_CACHE_BYTES);

/** The memory of a cache entry besides its text. */
const ENTRY_BYTES = 400;

/** Git's messages if the name exists but its object cannot be read. */
const UNREADABLE = /Permission denied|hash mismatch/u;

/**
 * Resolves a revision (a branch, tag, id, `HEAD~2`, …) to a commit's id, or null if there is none. A full id is always
 * the object, never a branch of that name. This is the only way from user input to git's arguments: fails as BAD_INPUT
 * if the expression starts with `-`, contains a NUL or newline or is longer than REVISION_BYTES_MAX, and as
 * OBJECT_MISSING if the object does not match its id. Starts a process; for a plain name only once while the files that
 * decide it are unchanged.
 */
export async function revParse(
  repository: Repository,
  expression: string,
  options: ReadOptions = {},
): Promise<Oid | null> {
  const bytes = encodeBytes(expression).length;
  if (expression === "" || expression.startsWith("-") || /[\0\n]/u.test(expression) || bytes > REVISION_BYTES_MAX) {
    const rule = `must not start with "-", and must be a single line of 1 to ${REVISION_BYTES_MAX} bytes`;
    throw new GalleyError("BAD_INPUT", `A revision ${rule}.`);
  }
  if (/[\uDC80-\uDCFF]/u.test(expression)) return namedByBytes(repository, expression, options);
  const [stamp] = await Promise.all([stampName(repository, expression, options), requireRepository(repository)]);
  const names = nameCache(repository);
  const known = names.get(expression);
  if (stamp !== null && known?.stamp === stamp.text) return known.commit;
  const commit = await readFromGit(repository, expression, options);
  if (stamp === null || commit === null) return commit;
  // The name may have moved away and back while git resolved it, so the result is cached only if the ids found lead to
  // it.
  const isRead =
    stamp.oids.length === 0 || [...(await peelOids(repository, stamp.oids, options)).values()].includes(commit);
  if (isRead && (await stampName(repository, expression, options))?.text === stamp.text)
    names.set(expression, { stamp: stamp.text, commit }, ENTRY_BYTES + 2 * (expression.length + stamp.text.length));
  return commit;
}

async function readFromGit(repository: Repository, expression: string, options: ReadOptions): Promise<Oid | null> {
  const args = ["rev-parse", "--quiet", "--verify", "--end-of-options", `${expression}^{commit}`];
  const { code, stdout, stderr } = await readGit(repository, { ...options, where: "real", args, answers: [0, 1, 128] });
  if (UNREADABLE.test(stderr)) throw gitFailure(args, code, stderr);
  const oid = stdout.toString("latin1").trim();
  if (isOid(oid)) return oid;
  await requireRepository(repository); // a missing repository looks like an unknown name
  return null;
}

/**
 * Finds a ref whose name is not valid UTF-8. Such a name cannot be an argument of git, so the list of all refs is
 * searched.
 */
async function namedByBytes(repository: Repository, name: string, options: ReadOptions): Promise<Oid | null> {
  const refs = await forEachRef(repository, { ...options, patterns: ["refs/"] });
  // Git's own order: gitrevisions(7).
  const candidates = [name, `refs/${name}`, `refs/tags/${name}`, `refs/heads/${name}`, `refs/remotes/${name}`];
  const found = candidates.map((candidate) => refs.find((ref) => ref.name === candidate)).find(Boolean);
  return found?.commit ?? null;
}

/** The state that decides which object a name refers to. */
export interface NameStamp {
  /** The name refers to the same object while this is unchanged. */
  readonly text: string;
  /** The ids found in the ref files. */
  readonly oids: readonly Oid[];
}

/** The refs that are private to a work tree, and the prefixes for those of other work trees. */
const OF_ONE_WORK_TREE = /^(?:(?:refs\/)?(?:bisect|worktree|rewritten)|main-worktree|worktrees)\//u;

/** The digits of an abbreviated id, alone or as printed by `git describe`: they depend on all existing objects. */
const SHORT_ID = /^(?:.*-g)?[0-9a-f]{4,}$/iu;

/** The names that git tries in this order: gitrevisions(7). The first one can be any file in the git dir. */
const CANDIDATES: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `refs/${name}`,
  (name) => `refs/tags/${name}`,
  (name) => `refs/heads/${name}`,
  (name) => `refs/remotes/${name}`,
  (name) => `refs/remotes/${name}/HEAD`,
];

/**
 * Returns the stamp of a full id, HEAD or a plain ref name: the contents of the files that git would read, and of its
 * tables. Null for all other expressions, and if a file contains anything but an id. Takes 0.1 ms and no process.
 */
async function stampName(repository: Repository, name: string, options: ReadOptions): Promise<NameStamp | null> {
  const { gitDir, commonDir, emptyTree } = repository;
  if (name.length === emptyTree.length && isOid(name)) return { text: "id", oids: [name] };
  if (name === "HEAD") {
    const head = await headOfFiles(repository, options);
    return head === null || head.kind === "unborn" ? null : { text: head.oid, oids: [head.oid] };
  }
  if (!isPlainName(name) || OF_ONE_WORK_TREE.test(name)) return null;
  const files = CANDIDATES.map((candidate) => readRefFile(repository, commonDir, candidate(name)));
  if (gitDir !== commonDir) files.push(readRefFile(repository, gitDir, name));
  const tables = stampRefTables(repository); // after the files: packing writes the table before it deletes a ref's file
  if (files.includes("odd")) return null;
  const oids = files.filter((oid) => oid !== null);
  return oids.length === 0 && SHORT_ID.test(name)
    ? null
    : { text: [...files.map((oid) => oid ?? ""), tables].join("\n"), oids };
}
