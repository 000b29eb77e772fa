import { createHash } from "node:crypto";
import { constants, readdir } from "node:fs/promises";
import { join } from "node:path";
import { encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { REVISION_BYTES_MAX } from "#contract/limits.ts";
import { mayAccess } from "../disk/fileStat.ts";
import { codeOf } from "../disk/fsErrors.ts";
import { readObjects } from "../objects/catFile.ts";
import { isOid, type Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { readGit, requireRepository } from "../processes/readGit.ts";
import { firstRef, forEachRef, peelOids } from "./forEachRef.ts";
import { headOfFiles } from "./head.ts";
import { isPlainName, readRefFile } from "./readRefs.ts";

/** The steps of a revision from its first object: to an ancestor, a peeled object, a file, an older value. */
const STEPS = /[~^:@].*$/su;

/**
 * Resolves a revision (a branch, tag, id, `HEAD~2`, …) to a commit's id, or null if there is none. A full id is always
 * the object, never a branch of that name. This is the only way from user input to git's arguments: fails as BAD_INPUT
 * if the expression starts with `-`, contains a NUL or newline or is longer than REVISION_BYTES_MAX, and as
 * OBJECT_MISSING if the object does not match its id. Starts a process, except for a full id, HEAD and the plain name of
 * a ref.
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
  await requireRepository(repository);
  const oid = await plainOid(repository, expression, options);
  const commit = oid === null ? null : ((await peelOids(repository, [oid], options)).get(oid) ?? null);
  if (commit !== null && (await isWhole(repository, commit, options)) === true) return commit;
  return readFromGit(repository, expression, options);
}

/** Returns true if a commit is what its id says, false if it is not, and null if it cannot be read. Then git knows why. */
async function isWhole(repository: Repository, commit: Oid, options: ReadOptions): Promise<boolean | null> {
  const [object] = await readObjects(repository, [commit], options);
  if (object?.type !== "commit") return null;
  const hash = createHash(repository.objectFormat).update(`commit ${object.size}\0`).update(object.content);
  return hash.digest("hex") === commit;
}

async function readFromGit(repository: Repository, expression: string, options: ReadOptions): Promise<Oid | null> {
  const args = ["rev-parse", "--quiet", "--verify", "--end-of-options", `${expression}^{commit}`];
  const { code, stdout, stderr } = await readGit(repository, { ...options, where: "real", args, answers: [0, 1, 128] });
  const oid = stdout.toString("latin1").trim();
  if (isOid(oid)) return oid;
  await requireRepository(repository); // a missing repository looks like an unknown name
  if (stderr !== "" && !(await mayReadObjects(repository))) throw gitFailure(args, code, stderr);
  await requireSound(repository, expression.replace(STEPS, ""), options);
  return null;
}

/** Returns false if this user may not read a file of the object store, whose objects are missing for git. Linear in its files. */
async function mayReadObjects({ commonDir }: Repository): Promise<boolean> {
  const folder = join(commonDir, "objects");
  const check = async (names: readonly string[]) =>
    (await Promise.all(names.map((name) => mayAccess(join(folder, name), constants.R_OK)))).every(Boolean);
  return readdir(folder, { recursive: true }).then(check, (error: unknown) => codeOf(error) !== "EACCES");
}

/** Fails as OBJECT_MISSING if an id or a ref leads to a commit that is there, but is not what its id says. Starts no process. */
async function requireSound(repository: Repository, name: string, options: ReadOptions): Promise<void> {
  if (name === "") return;
  const oid = await plainOid(repository, name, options);
  if (oid === null) return;
  if ((await isWhole(repository, oid, options)) === false) throw new GalleyError("OBJECT_MISSING");
}

/** Finds a ref whose name is not valid UTF-8 and cannot be an argument of git. */
async function namedByBytes(repository: Repository, name: string, options: ReadOptions): Promise<Oid | null> {
  const refs = await forEachRef(repository, { ...options, patterns: ["refs/"] });
  const found = CANDIDATES.map((candidate) => refs.find((ref) => ref.name === candidate(name))).find(Boolean);
  return found?.commit ?? null;
}

/** The refs that are private to a work tree, and the prefixes for those of other work trees. */
const OF_ONE_WORK_TREE = /^(?:(?:refs\/)?(?:bisect|worktree|rewritten)|main-worktree|worktrees)\//u;

/** The names that git tries in this order: gitrevisions(7). Before them it tries any file in the git dir. */
const CANDIDATES: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `refs/${name}`,
  (name) => `refs/tags/${name}`,
  (name) => `refs/heads/${name}`,
  (name) => `refs/remotes/${name}`,
  (name) => `refs/remotes/${name}/HEAD`,
];

/** Returns the object of a full id, of HEAD or of the plain name of a ref without a process; null if git has to be asked. */
async function plainOid(repository: Repository, name: string, options: ReadOptions): Promise<Oid | null> {
  const { gitDir, commonDir, emptyTree } = repository;
  if (name.length === emptyTree.length && isOid(name)) return name;
  if (name === "HEAD") {
    const head = await headOfFiles(repository, options);
    return head === null || head.kind === "unborn" ? null : head.oid;
  }
  if (!isPlainName(name) || OF_ONE_WORK_TREE.test(name)) return null;
  const isFile = [...new Set([gitDir, commonDir])].some((dir) => readRefFile(repository, dir, name) !== null);
  if (isFile && !name.startsWith("refs/")) return null;
  return (
    (await firstRef(
      repository,
      CANDIDATES.map((candidate) => candidate(name)),
    )) ?? null
  );
}
