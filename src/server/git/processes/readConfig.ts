import { dirname, isAbsolute, join, resolve } from "node:path";
import { decodeBytes } from "#contract/byteText.ts";
import { stampFiles } from "../disk/fileStat.ts";
import type { ReadOptions, Repository } from "../Repository.ts";
import { gitFailure } from "./gitFailure.ts";
import { run } from "./run.ts";

/** The repository whose configuration is read: open, or about to be opened. */
type Configured = Pick<Repository, "gitDir" | "commonDir" | "workTree">;

interface Settings {
  readonly files: readonly string[];
  /** The stamp of these files from before they were read; null if not all of them were known then. */
  readonly stamp: string | null;
  readonly settings: ReadonlyMap<string, string>;
  /** The settings in USER_KEYS. */
  readonly ofUser: ReadonlyMap<string, string>;
}

/** With more files to check, running git is faster. */
const FILES_MAX = 64;

/** The cached settings, by the usual files, which depend on the environment. */
const readOf = new WeakMap<Configured, Map<string, Settings>>();

/** Git's scope name for settings given on its command line. */
const OURS = "command";

/** All settings that Galley reads, in lower case. One process reads them for everybody. */
const KEYS =
  "attributesfile autocrlf bare eol excludesfile filemode hookspath ignorecase precomposeunicode sharedrepository"
    .concat(" sparsecheckout sparsecheckoutcone symlinks")
    .split(" ")
    .map((name) => `core.${name}`)
    .concat(
      "blame.ignorerevsfile",
      "commit.gpgsign",
      "init.defaultbranch",
      "notes.rewriteref",
      "user.email",
      "user.name",
    );

/** The program to open a file in an editor. */
export const EDITOR_KEY = "galley.editorcommand";
/** The folders that are searched for repositories. All its values count, separated by NUL. */
export const INBOX_FOLDER_KEY = "galley.inboxfolder";

/** Settings that Galley takes from the user's own files alone: they name keys, whose keys are trusted, programs to run, and folders. */
const USER_KEYS = "gpg.format gpg.ssh.allowedsignersfile gpg.ssh.revocationfile user.signingkey"
  .split(" ")
  .concat(EDITOR_KEY, INBOX_FOLDER_KEY);
const USER_SCOPES = ["system", "global"];

/**
 * Reads the settings in KEYS with git's precedence: repository over user over system. A key that is not set is absent;
 * one without a value is "true". Settings that Galley itself passes to every command are ignored. Nothing is executed,
 * but the values are untrusted text. Starts a git process, and again only after a config file has changed. The one
 * change it misses is a system-wide file in an unusual place that set none of the keys before.
 */
export async function readConfig(
  configured: Configured,
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, string>> {
  return (await readAll(configured, options)).settings;
}

/**
 * Reads the settings in USER_KEYS from the user's configuration and the system's, never from the repository's. As
 * `readConfig` otherwise, and with the same process.
 */
export async function readUserConfig(
  configured: Configured,
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, string>> {
  return (await readAll(configured, options)).ofUser;
}

async function readAll(configured: Configured, options: ReadOptions): Promise<Pick<Settings, "settings" | "ofUser">> {
  const lists = readOf.get(configured) ?? new Map<string, Settings>();
  readOf.set(configured, lists);
  const usual = usualConfigFiles(configured);
  const list = usual.join("\n");
  const last = lists.get(list);
  const files = last?.files ?? usual;
  const stamp = stampFiles(files); // before git reads them
  if (last?.stamp === stamp) return last;
  const entries = await readFromGit(configured, options);
  const settings = new Map(
    entries.flatMap(({ scope, key, value }) => (scope === OURS || !KEYS.includes(key) ? [] : [[key, value]])),
  );
  const ofUser = new Map<string, string>();
  for (const { scope, key, value } of entries) {
    if (!USER_SCOPES.includes(scope) || !USER_KEYS.includes(key)) continue;
    ofUser.set(key, key === INBOX_FOLDER_KEY && ofUser.has(key) ? `${ofUser.get(key)}\0${value}` : value);
  }
  const listed = configFilesOf(entries, configured.gitDir);
  const all = new Set([...usual, ...(listed ?? [])]);
  if (listed === null || all.size > FILES_MAX) lists.delete(list);
  else {
    // A file that was not known before may have changed since git read it.
    const isKnown = files.length === all.size && files.every((file) => all.has(file));
    lists.set(list, { files: [...all], stamp: isKnown ? stamp : null, settings, ofUser });
  }
  return { settings, ofUser };
}

/** Lets an open repository use the settings that were read to open it. */
export function shareConfig(found: Configured, repository: Configured): void {
  const settings = readOf.get(found);
  if (settings !== undefined) readOf.set(repository, settings);
}

/** Lists the settings and the included files, widest scope first. Of two with the same key the last one applies. */
async function readFromGit({ gitDir, workTree }: Configured, options: ReadOptions): Promise<readonly ConfigEntry[]> {
  const args = ["config", "-z", "--show-scope", "--show-origin", "--get-regexp", PATTERN];
  const chunks: Buffer[] = [];
  const location = { kind: "config", gitDir, workTree, cwd: gitDir } as const;
  const { code, stderr } = await run({ ...options, location, args }, (bytes) => void chunks.push(bytes));
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

interface ConfigEntry {
  /** `system`, `global`, `local`, `worktree`, or `command` for a setting on git's command line. */
  readonly scope: string;
  /** The file that contains the setting, prefixed with `file:`. */
  readonly origin: string;
  readonly key: string;
  readonly value: string;
}

const FILE = "file:";
/** The keys by which a config file includes others: git-config(1), "Includes". */
const INCLUDES = String.raw`include\.path|includeif\..*\.path`;
const PATTERN = `^(${[...[...KEYS, ...USER_KEYS].map((key) => key.replaceAll(".", "\\.")), INCLUDES].join("|")})$`;
const INCLUDE = new RegExp(`^(?:${INCLUDES})$`, "u");

/**
 * Lists the files that may hold settings although no entry names them. Includes HEAD, since an include can depend on
 * the branch.
 */
function usualConfigFiles({ gitDir, commonDir }: Configured): readonly string[] {
  const { HOME = "", XDG_CONFIG_HOME = "", GIT_CONFIG_GLOBAL = "", GIT_CONFIG_SYSTEM = "" } = process.env;
  const ofRepository = [join(commonDir, "config"), join(gitDir, "config.worktree"), join(gitDir, "HEAD")];
  const ofUser = [join(HOME, ".gitconfig"), join(HOME, ".config/git/config"), join(XDG_CONFIG_HOME, "git/config")];
  const files = [...ofRepository, ...ofUser, "/etc/gitconfig", GIT_CONFIG_GLOBAL, GIT_CONFIG_SYSTEM];
  return [...new Set(files.filter(isAbsolute))];
}

/**
 * Returns the files of the entries and the files they include, whether they exist or not. Null if only git can resolve
 * a name, such as another user's home folder.
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
