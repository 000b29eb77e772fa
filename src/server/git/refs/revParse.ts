import { encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { REVISION_BYTES_MAX } from "#contract/limits.ts";
import { isOid, type Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../openRepository.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { readGit } from "../readGit.ts";
import { repositoryState, requireRepository } from "../repositoryState.ts";
import { forEachRef, peelOids } from "./forEachRef.ts";
import { headOfFiles } from "./head.ts";
import { isPlainName, readRefFile, stampRefTables } from "./readRefs.ts";

/** What a name and its commit take in memory beside their text. */
const ENTRY_BYTES = 400;

/** What git says where the name is one, and what it stands for cannot be read. */
const UNREADABLE = /Permission denied|hash mismatch/u;

/**
 * Resolves what a person wrote (a branch, tag, id, `HEAD~2`, …) to a commit's id, or null if it names none. A full id is
 * always the object, never a branch of that name. This is the only way from a person's words to git's arguments: fails
 * as BAD_INPUT if they begin with `-`, hold a NUL or newline or are longer than REVISION_BYTES_MAX, and as OBJECT_MISSING where
 * the object is another than its name says. Git is asked by a process, once for a plain name as long as the files that it
 * looks at for it are the same.
 */
export async function revParse(
  repository: Repository,
  expression: string,
  options: ReadOptions = {},
): Promise<Oid | null> {
  const bytes = encodeBytes(expression).length;
  if (expression === "" || expression.startsWith("-") || /[\0\n]/u.test(expression) || bytes > REVISION_BYTES_MAX) {
    const rule = `does not begin with "-", is one line and has 1 to ${REVISION_BYTES_MAX} bytes`;
    throw new GalleyError("BAD_INPUT", `A revision ${rule}.`);
  }
  if (/[\uDC80-\uDCFF]/u.test(expression)) return namedByBytes(repository, expression, options);
  const [stamp] = await Promise.all([stampName(repository, expression, options), requireRepository(repository)]);
  const { names } = repositoryState(repository);
  const known = names.get(expression);
  if (stamp !== null && known?.stamp === stamp.text) return known.commit;
  const commit = await askGit(repository, expression, options);
  if (stamp === null || commit === null) return commit;
  // A name that led elsewhere while git looked, and back again, has not been read: what was found leads to the answer.
  const isRead =
    stamp.oids.length === 0 || [...(await peelOids(repository, stamp.oids, options)).values()].includes(commit);
  if (isRead && (await stampName(repository, expression, options))?.text === stamp.text)
    names.set(expression, { stamp: stamp.text, commit }, ENTRY_BYTES + 2 * (expression.length + stamp.text.length));
  return commit;
}

async function askGit(repository: Repository, expression: string, options: ReadOptions): Promise<Oid | null> {
  const args = ["rev-parse", "--quiet", "--verify", "--end-of-options", `${expression}^{commit}`];
  const { code, stdout, stderr } = await readGit(repository, { ...options, where: "real", args, answers: [0, 1, 128] });
  if (UNREADABLE.test(stderr)) throw gitFailure(args, code, stderr);
  const oid = stdout.toString("latin1").trim();
  if (isOid(oid)) return oid;
  await requireRepository(repository); // its absence looks like an unknown name
  return null;
}

/** Finds a ref whose name is not UTF-8: such a name cannot be handed to git as a word, so git's own list is searched. */
async function namedByBytes(repository: Repository, name: string, options: ReadOptions): Promise<Oid | null> {
  const refs = await forEachRef(repository, { ...options, patterns: ["refs/"] });
  // The order in which git itself tries them: gitrevisions(7).
  const candidates = [name, `refs/${name}`, `refs/tags/${name}`, `refs/heads/${name}`, `refs/remotes/${name}`];
  const found = candidates.map((candidate) => refs.find((ref) => ref.name === candidate)).find(Boolean);
  return found?.commit ?? null;
}

/** What decides which object a name stands for. */
export interface NameStamp {
  /** The name stands for the same object as long as this is the same. */
  readonly text: string;
  /** The ids that were found in the files of refs. */
  readonly oids: readonly Oid[];
}

/** Refs that each work tree has of its own, and the names by which those of others are told. */
const OF_ONE_WORK_TREE = /^(?:(?:refs\/)?(?:bisect|worktree|rewritten)|main-worktree|worktrees)\//u;

/** Digits of an id, alone or as `git describe` prints them: what they stand for goes by all objects that there are. */
const SHORT_ID = /^(?:.*-g)?[0-9a-f]{4,}$/iu;

/** Where git looks for a name, one after another: gitrevisions(7). The first of these is any file of the git dir. */
const PLACES: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => `refs/${name}`,
  (name) => `refs/tags/${name}`,
  (name) => `refs/heads/${name}`,
  (name) => `refs/remotes/${name}`,
  (name) => `refs/remotes/${name}/HEAD`,
];

/**
 * Says what a full id, HEAD or a plain name of a ref goes by: what stands in the files that git would look at, and its lists of
 * refs. Null for all other expressions, and where a file holds more than an id. Some 0.1 ms, without a process.
 */
async function stampName(repository: Repository, name: string, options: ReadOptions): Promise<NameStamp | null> {
  const { gitDir, commonDir, emptyTree } = repository;
  if (name.length === emptyTree.length && isOid(name)) return { text: "id", oids: [name] };
  if (name === "HEAD") {
    const head = await headOfFiles(repository, options);
    return head === null || head.kind === "unborn" ? null : { text: head.oid, oids: [head.oid] };
  }
  if (!isPlainName(name) || OF_ONE_WORK_TREE.test(name)) return null;
  const files = PLACES.map((place) => readRefFile(repository, commonDir, place(name)));
  if (gitDir !== commonDir) files.push(readRefFile(repository, gitDir, name));
  const tables = stampRefTables(repository); // after the files: one that was packed went into the table before its file went
  if (files.includes("odd")) return null;
  const oids = files.filter((oid) => oid !== null);
  return oids.length === 0 && SHORT_ID.test(name)
    ? null
    : { text: [...files.map((oid) => oid ?? ""), tables].join("\n"), oids };
}
