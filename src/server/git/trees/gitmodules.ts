import { decodeBytes } from "#contract/byteText.ts";
import { GITMODULES_BYTES } from "#contract/limits.ts";
import { statObjects } from "../objects/catFile.ts";
import { readBlobs } from "../objects/readBlobs.ts";
import type { Oid } from "../oid.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { gitFailure } from "../processes/gitFailure.ts";
import { readGit } from "../processes/readGit.ts";
import { findTreeEntry } from "./readTree.ts";

/** The start of a submodule's record in git's lists. Other records are skipped without decoding them. */
const GITLINK = Buffer.from("160000 ");
const NUL = 0;
const TAB = 9;

/**
 * Returns a sink for NUL-separated records of `git ls-tree` or `git ls-files --stage`, which passes on the submodules:
 * the fields before the tab, and the path, encoded by `byteText`.
 */
export function gitlinkSink(found: (fields: readonly string[], path: string) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    const end = all.lastIndexOf(NUL) + 1;
    for (let at = all.indexOf(GITLINK); at >= 0 && at < end; at = all.indexOf(GITLINK, at + 1)) {
      if (at > 0 && all[at - 1] !== NUL) continue; // a name that looks like one
      const tab = all.indexOf(TAB, at);
      found(all.toString("latin1", at, tab).split(" "), decodeBytes(all.subarray(tab + 1, all.indexOf(NUL, tab))));
    }
    rest = Buffer.from(all.subarray(end));
  };
}

/** A submodule's entry in the .gitmodules file of a commit. All of it is untrusted text. */
export interface NamedSubmodule {
  readonly name: string;
  /** Unchanged; it may contain a password. */
  readonly url: string | null;
}

const FILE = ".gitmodules";
/** The modes of a file. A symbolic link is not followed, as in git. */
const FILE_MODES: ReadonlySet<string> = new Set(["100644", "100755", "100664"]);
const KEY = /^submodule\.([^]*)\.(path|url)$/u;
/** Git's exit code if the file is not a valid configuration. */
const BROKEN = 128;

/**
 * Reads the .gitmodules file of a commit, by submodule path. Of repeated entries the first applies, as in git. A file
 * that is broken, too large or missing counts as empty. Includes are not read. Starts at most two processes.
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
  const { code, stdout, stderr } = await readGit(repository, { ...options, args, answers: [0, 1, BROKEN] });
  const [text] =
    code === BROKEN ? await readBlobs(repository, [entry.oid], { ...options, maxBytes: GITMODULES_BYTES }) : [];
  if (text === "missing") throw gitFailure(args, code, stderr);
  if (code !== 0) return new Map();

  const settings = new Map<string, Map<string, string>>();
  for (const record of decodeBytes(stdout).split("\0")) {
    const [key = "", value] = record.split(/\n([^]*)/u, 2);
    const [, name, what = ""] = KEY.exec(key) ?? [];
    if (name === undefined || value === undefined) continue;
    const facts = settings.get(name) ?? new Map<string, string>();
    if (!facts.has(what)) facts.set(what, value);
    settings.set(name, facts);
  }
  const byPath = new Map<string, NamedSubmodule>();
  for (const [name, facts] of settings) {
    const path = facts.get("path")?.replace(/\/+$/u, "");
    if (path !== undefined && !byPath.has(path)) byPath.set(path, { name, url: facts.get("url") ?? null });
  }
  return byPath;
}
