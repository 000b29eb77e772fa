import { isUtf8 } from "node:buffer";
import { type LandingRules, NO_RULES, parseLandingRules, RULES_PATH, SIGNERS_PATH } from "#contract/landingRules.ts";
import { LANDING_RULES_BYTES } from "#contract/limits.ts";
import { FOLDER_MODE } from "#server/git/trees/treeObject.ts";
import { readBlobs } from "#server/git/objects/readBlobs.ts";
import type { Oid } from "#server/git/oid.ts";
import type { ReadOptions, Repository } from "#server/git/Repository.ts";
import { readTree, type TreeEntryRecord } from "#server/git/trees/readTree.ts";
import { jsonMembers } from "#server/store/notes/noteJson.ts";
import { readTips } from "./readTips.ts";

/**
 * Reads the rules for landing on a branch from the file in its commit, which is never a work tree's or the change's own.
 * If it is not valid, `fault` says why and the rules are those without a file. Costs a read of two folders and the file.
 */
export async function readLandingRules(
  repository: Repository,
  target: Oid,
  options: ReadOptions = {},
): Promise<{ readonly rules: LandingRules; readonly fault: string | null }> {
  try {
    const text = await readFile(repository, target, RULES_PATH, options);
    return { rules: text === null ? NO_RULES : parse(text), fault: null };
  } catch (error) {
    if (error instanceof SyntaxError) return { rules: NO_RULES, fault: error.message };
    throw error;
  }
}

/** Returns true if verdicts on the branch of this name still hold after the base has changed the same files. */
export async function carriesOverBaseDrift(
  repository: Repository,
  targetRef: string,
  options: ReadOptions = {},
): Promise<boolean> {
  const target = (await readTips(repository, new Set([targetRef]), options)).get(targetRef) ?? null;
  return target !== null && (await readLandingRules(repository, target, options)).rules.carryOverBaseDrift;
}

const KINDS: ReadonlyMap<string, string> = new Map([
  [FOLDER_MODE, "a folder"],
  ["120000", "a symbolic link"],
  ["160000", "a submodule"],
]);

/**
 * Reads the allowed signers file of a branch from its commit; null if there is none. Throws a SyntaxError as `readLandingRules` has a
 * fault.
 */
export function readBranchSigners(
  repository: Repository,
  target: Oid,
  options: ReadOptions = {},
): Promise<string | null> {
  return readFile(repository, target, SIGNERS_PATH, options);
}

/** Returns the text of the file; null if there is none. Throws a SyntaxError if it is no text that can be read. */
async function readFile(
  repository: Repository,
  target: Oid,
  path: string,
  options: ReadOptions,
): Promise<string | null> {
  const [folderName, fileName] = path.split("/");
  const folder = (await readTree(repository, target, options)).find(({ name }) => name === folderName);
  if (folder === undefined) return null;
  if (folder.mode !== FOLDER_MODE) throw wrongKind(`${folderName} is`, folder);
  const file = (await readTree(repository, folder.oid, options)).find(({ name }) => name === fileName);
  if (file === undefined) return null;
  if (KINDS.has(file.mode)) throw wrongKind("it is", file);
  const [content] = await readBlobs(repository, [file.oid], { ...options, maxBytes: LANDING_RULES_BYTES });
  if (content === "large") throw new SyntaxError(`it is larger than ${LANDING_RULES_BYTES / 1024} KiB`);
  if (content === undefined || content === "missing") throw new SyntaxError("its content is not in this repository");
  if (!isUtf8(content)) throw new SyntaxError("it is not UTF-8");
  return new TextDecoder().decode(content); // without a byte order mark
}

function wrongKind(subject: string, { mode }: TreeEntryRecord): SyntaxError {
  return new SyntaxError(`${subject} ${KINDS.get(mode) ?? "a file"}`);
}

function parse(text: string): LandingRules {
  const rules = parseLandingRules(parseJson(text));
  const land = requireDistinct(text).find(({ name }) => name === "land");
  if (land !== undefined) requireDistinct(land.text);
  return rules;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SyntaxError("it is not JSON");
  }
}

/** Returns the members of an object. A merge of two branches can leave a key twice, of which JSON.parse takes the last. */
function requireDistinct(text: string): ReturnType<typeof jsonMembers> {
  const members = jsonMembers(text);
  const names = members.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice === undefined) return members;
  throw new SyntaxError(`${twice} is there twice`);
}
