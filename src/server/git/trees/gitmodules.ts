import { decodeBytes } from "#contract/byteText.ts";
import { GITMODULES_BYTES } from "#contract/limits.ts";
import { statObjects } from "../objects/catFile.ts";
import { findTreeEntry } from "./findTreeEntry.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import { readGit } from "../readGit.ts";
import type { ReadOptions } from "../readOptions.ts";

/** What a commit's .gitmodules says of a submodule. All of it is text that somebody wrote: nothing goes by it. */
export interface NamedSubmodule {
  readonly name: string;
  readonly url: string | null;
}

const FILE = ".gitmodules";
/** Modes of a file; a link that stands there is not followed, as git does not follow it. */
const FILE_MODES: ReadonlySet<string> = new Set(["100644", "100755", "100664"]);
const KEY = /^submodule\.([^]*)\.(path|url)$/u;
/** How git ends where the text is no configuration. */
const BROKEN = 128;
const BROKEN_WORDS = /bad config|error processing config/u;

/**
 * Reads what the .gitmodules file of a commit says, by the path that it names; of what it says twice the first counts, as for
 * git. A file that is broken, too large or missing says nothing. Files that it wants to have included are not read. Two
 * processes at most.
 */
export async function gitmodules(
  repository: Repository,
  commit: Oid,
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, NamedSubmodule>> {
  const entry = await findTreeEntry(repository, commit, FILE, options);
  if (entry === null || !FILE_MODES.has(entry.mode)) return new Map();
  const [stat] = await statObjects(repository, [entry.oid], options);
  if (stat == null || stat.size > GITMODULES_BYTES) return new Map();
  const args = ["config", "-z", "--no-includes", "--blob", entry.oid, "--list"];
  const call = { ...options, where: "shadow", args, answers: [0, 1, BROKEN] } as const;
  const { code, stdout, stderr } = await readGit(repository, call);
  if (code === BROKEN && !BROKEN_WORDS.test(stderr)) throw gitFailure(args, code, stderr);
  if (code !== 0) return new Map();

  const said = new Map<string, Map<string, string>>();
  for (const record of decodeBytes(stdout).split("\0")) {
    const [key = "", value] = record.split(/\n([^]*)/u, 2);
    const [, name, what = ""] = KEY.exec(key) ?? [];
    if (name === undefined || value === undefined) continue;
    const facts = said.get(name) ?? new Map<string, string>();
    if (!facts.has(what)) facts.set(what, value);
    said.set(name, facts);
  }
  const byPath = new Map<string, NamedSubmodule>();
  for (const [name, facts] of said) {
    const path = facts.get("path")?.replace(/\/+$/u, "");
    if (path !== undefined && !byPath.has(path)) byPath.set(path, { name, url: facts.get("url") ?? null });
  }
  return byPath;
}
