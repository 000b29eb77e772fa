import { encodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { REVISION_BYTES_MAX } from "#contract/limits.ts";
import { forEachRef } from "./forEachRef.ts";
import { peelOids } from "./peelOids.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { isOid, type Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";
import { requireRepository } from "../repositoryGone.ts";
import { repositoryState } from "../repositoryState.ts";
import { stampName } from "./stampName.ts";

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
