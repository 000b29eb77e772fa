import { dirname, isAbsolute, join, resolve } from "node:path";
import { decodeBytes } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { stampFiles } from "./disk/fileStat.ts";
import type { ReadOptions, Repository } from "./openRepository.ts";
import { gitFailure } from "./processes/gitFailure.ts";
import { run } from "./processes/run.ts";

/** What a repository's configuration is read by: an open repository, or one about to be opened. */
type Configured = Pick<Repository, "gitDir" | "commonDir" | "workTree">;

interface Settings {
  readonly files: readonly string[];
  /** Of these files, from before they were read; null where not all of them were known then. */
  readonly stamp: string | null;
  readonly settings: ReadonlyMap<string, string>;
}

/** With more files to look at, asking git is quicker. */
const FILES_MAX = 64;

/** What was read, by the pattern for what was looked for. */
const readOf = new WeakMap<Configured, Map<string, Settings>>();

/** What git calls settings that stand on its command line. */
const OURS = "command";

const KEY = /^[a-z]+\.[a-z]+$/u;

/**
 * Reads settings as git would apply them: the repository's, over its user's, over the system's. Keys are in lower case
 * (`user.name`, `core.autocrlf`); one that is set nowhere is absent, one set without a value is "true". What Galley itself sets
 * for every command does not count. Reading runs nothing; what comes out is text that somebody else may have written. Git is
 * asked by a process, and again only when a file has changed that settings may stand in: not seen is only one of the whole
 * system in an unusual place, in which none of them stood before.
 */
export async function readConfig(
  configured: Configured,
  keys: readonly string[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, string>> {
  if (!keys.every((key) => KEY.test(key)))
    throw new GalleyError("BAD_INPUT", "A setting's name is two words and a dot.");
  const pattern = `^(${[...keys.map((key) => key.replace(".", "\\.")), INCLUDES].join("|")})$`;
  const lists = readOf.get(configured) ?? new Map<string, Settings>();
  readOf.set(configured, lists);
  const usual = usualConfigFiles(configured);
  const list = [pattern, ...usual].join("\n");
  const last = lists.get(list);
  const files = last?.files ?? usual;
  const stamp = stampFiles(files); // before git reads them
  if (last?.stamp === stamp) return last.settings;
  const entries = await askGit(configured, pattern, options);
  const settings = new Map(
    entries.flatMap(({ scope, key, value }) => (scope === OURS || !keys.includes(key) ? [] : [[key, value]])),
  );
  const told = configFilesOf(entries, configured.gitDir);
  const all = new Set([...usual, ...(told ?? [])]);
  if (told === null || all.size > FILES_MAX) lists.delete(list);
  else {
    // Of a file that nobody knew of before it is not known whether it is still as git read it.
    const isKnown = files.length === all.size && files.every((file) => all.has(file));
    lists.set(list, { files: [...all], stamp: isKnown ? stamp : null, settings });
  }
  return settings;
}

/** Lists what matches a pattern, the widest scope first, and what of two files counts last. */
async function askGit(
  { gitDir, workTree }: Configured,
  pattern: string,
  options: ReadOptions,
): Promise<readonly ConfigEntry[]> {
  const args = ["config", "-z", "--show-scope", "--show-origin", "--get-regexp", pattern];
  const chunks: Buffer[] = [];
  const place = { kind: "config", gitDir, workTree, cwd: gitDir } as const;
  const { code, stderr } = await run({ ...options, place, args }, (bytes) => void chunks.push(bytes));
  if (code !== 0 && code !== 1) throw gitFailure(args, code, stderr);
  const fields = decodeBytes(Buffer.concat(chunks)).split("\0");
  const entries: ConfigEntry[] = [];
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [scope = "", origin = "", record = ""] = fields.slice(at, at + 3);
    const end = record.indexOf("\n");
    const [key, value] = end < 0 ? [record, "true"] : [record.slice(0, end), record.slice(end + 1)];
    entries.push({ scope, origin, key, value });
  }
  return entries;
}

/** One setting as git lists it. */
interface ConfigEntry {
  /** `system`, `global`, `local`, `worktree`, or `command` for one that stands on git's command line. */
  readonly scope: string;
  /** The file that it stands in, with `file:` before it. */
  readonly origin: string;
  readonly key: string;
  readonly value: string;
}

const FILE = "file:";
/** How a file names others that belong to it: git-config(1), "Includes". */
const INCLUDES = String.raw`include\.path|includeif\..*\.path`;
const INCLUDE = new RegExp(`^(?:${INCLUDES})$`, "u");

/** Names the files where settings may stand that no entry tells of; HEAD, as files may belong to a branch alone. */
function usualConfigFiles({ gitDir, commonDir }: Configured): readonly string[] {
  const { HOME = "", XDG_CONFIG_HOME = "", GIT_CONFIG_GLOBAL = "", GIT_CONFIG_SYSTEM = "" } = process.env;
  const ofRepository = [join(commonDir, "config"), join(gitDir, "config.worktree"), join(gitDir, "HEAD")];
  const ofUser = [join(HOME, ".gitconfig"), join(HOME, ".config/git/config"), join(XDG_CONFIG_HOME, "git/config")];
  const files = [...ofRepository, ...ofUser, "/etc/gitconfig", GIT_CONFIG_GLOBAL, GIT_CONFIG_SYSTEM];
  return [...new Set(files.filter(isAbsolute))];
}

/**
 * Names the files that entries stand in and those that they say belong to them, there or not. Null where a name goes by what
 * only git knows, as the home of somebody else.
 */
function configFilesOf(entries: readonly ConfigEntry[], cwd: string): readonly string[] | null {
  const files = new Set<string>();
  for (const { origin, key, value } of entries) {
    if (!origin.startsWith(FILE)) continue;
    const file = resolve(cwd, origin.slice(FILE.length));
    files.add(file);
    if (!INCLUDE.test(key)) continue;
    if (/^(?:~[^/]|%)/u.test(value)) return null;
    files.add(value.startsWith("~") ? join(process.env["HOME"] ?? "", value.slice(1)) : resolve(dirname(file), value));
  }
  return [...files];
}
