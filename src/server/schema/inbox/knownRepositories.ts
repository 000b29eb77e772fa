import { type Dirent, existsSync } from "node:fs";
import { opendir, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, dirname, isAbsolute, join } from "node:path";
import { fallback, GalleyError } from "#contract/errors.ts";
import { codeOf } from "#server/git/disk/fsErrors.ts";
import { PATCH_PATH } from "#server/git/patches/patchRepository.ts";
import { INBOX_FOLDER_KEY, readUserConfig } from "#server/git/processes/readConfig.ts";
import { discover, repositoryId } from "#server/git/repository/discover.ts";
import type { Repository } from "#server/git/Repository.ts";
import type { TextStore } from "../request/Context.ts";

/** A repository that Galley opened before, or that is below a folder that the user named; its work trees count as one. */
export interface KnownRepository {
  /** The id that it has as an open repository. */
  readonly id: string;
  readonly commonDir: string;
  /** The main work tree, or the bare repository. */
  readonly path: string;
  /** Seconds since 1970; null if it was found and never opened. */
  readonly openedAt: number | null;
}

const [REPOSITORY, PUT_OFF] = ["repository ", "putOff "];
const OPENED = /^(\d{1,12}) (\/.*)$/su;
const [REPOSITORIES_MAX, PUT_OFF_MAX] = [500, 1000];
/** All paths together, so that the file stays below the size that is read. */
const CHARACTERS_MAX = 100_000;
const DAY_SECONDS = 86_400;
/** A repository that is gone, perhaps with its disk, is listed for so long after it was opened. */
const GONE_SECONDS = 30 * DAY_SECONDS;

/** Returns true for an entry of the inbox's file: an opened repository by its common git dir, or what was put off in which state. */
export function isInboxEntry(name: string, value: string): boolean {
  return name.startsWith(REPOSITORY) ? OPENED.test(value) : name.startsWith(PUT_OFF);
}

/** Lists the repositories that were opened, the last one first. */
function openedRepositories(store: TextStore): readonly KnownRepository[] {
  const found = [...store.read()].flatMap(([name, value]): KnownRepository[] => {
    const [, at, path] = name.startsWith(REPOSITORY) ? (OPENED.exec(value) ?? []) : [];
    if (path === undefined) return [];
    const commonDir = name.slice(REPOSITORY.length);
    if (Date.now() / 1000 - Number(at) > GONE_SECONDS && !existsSync(commonDir)) return [];
    return [{ id: repositoryId(path), commonDir, path, openedAt: Number(at) }];
  });
  return found.toSorted((one, other) => (other.openedAt ?? 0) - (one.openedAt ?? 0));
}

type Place = Pick<Repository, "gitDir" | "commonDir" | "path">;

export function knownOf({ gitDir, commonDir, path }: Place, openedAt: number | null): KnownRepository {
  const main = gitDir === commonDir ? path : basename(commonDir) === ".git" ? dirname(commonDir) : commonDir;
  return { id: repositoryId(main), commonDir, path: main, openedAt };
}

/** A repository can be read although the list of known ones cannot be written. */
const ifUnwritten = fallback(undefined, "READ_ONLY", "DISK_FULL", "CONFLICT");

/** Records that repositories were opened; the ones opened long ago are forgotten. Writes about once a day for each. */
export async function rememberRepositories(store: TextStore, repositories: readonly Place[]): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const opened = openedRepositories(store);
  const isRecent = ({ id }: KnownRepository): boolean =>
    opened.some((one) => one.id === id && now - (one.openedAt ?? 0) < DAY_SECONDS);
  // A path that is not UTF-8 would not lead back to the repository, and a patch has one only while it is open.
  const isLasting = ({ path }: KnownRepository): boolean => !path.includes("\ufffd") && !PATCH_PATH.test(path);
  const added = repositories.map((one) => knownOf(one, now)).filter((one) => isLasting(one) && !isRecent(one));
  if (added.length === 0) return;
  const changes = new Map<string, string | null>(
    added.map(({ commonDir, path }) => [`${REPOSITORY}${commonDir}`, `${now} ${path}`]),
  );
  let left = CHARACTERS_MAX;
  for (const [index, { commonDir, path }] of opened.entries()) {
    left -= commonDir.length + path.length;
    const name = `${REPOSITORY}${commonDir}`;
    if (!changes.has(name) && (left < 0 || index + added.length >= REPOSITORIES_MAX)) changes.set(name, null);
  }
  await store.save(changes).catch(ifUnwritten);
}

/** Returns true if the user put off an item and it is still in the state that it had then. */
export function isPutOff(store: TextStore, item: { readonly key: string; readonly state: string }): boolean {
  return store.read().get(`${PUT_OFF}${item.key}`) === item.state;
}

const KEY = /^[0-9a-f]{16} (?:review|worktree) [0-9a-f]{16,64}$/u;
const STATE = /^[0-9a-f]{24}$/u;

/** Puts an item off until it is in another state, or, with null, lists it again. The oldest of too many are listed again. */
export async function putOff(store: TextStore, key: string, state: string | null): Promise<void> {
  const isValid = KEY.test(key) && (state === null || STATE.test(state));
  if (!isValid) throw new GalleyError("BAD_INPUT", "The inbox has no such item.");
  const name = `${PUT_OFF}${key}`;
  const before = [...store.read().keys()].filter((one) => one.startsWith(PUT_OFF) && one !== name);
  const old = before.slice(0, Math.max(0, before.length + 1 - PUT_OFF_MAX));
  await store.save(new Map<string, string | null>([...old.map((one) => [one, null] as const), [name, state]]));
}

/** The user's configuration where no repository is open. */
const NOWHERE = { gitDir: "/", commonDir: "/", workTree: null };
/** The time in ms for which the repositories below the named folders are remembered. */
const FOUND_MS = 20_000;

interface Found {
  readonly repositories: readonly KnownRepository[];
  /** A sentence for each named folder that cannot be read. */
  readonly problems: readonly string[];
}

let last: { readonly folders: string; readonly at: number; readonly found: Promise<Found> } | null = null;

/**
 * Returns the known repositories: the opened ones, the last one first, then those below the folders that `galley.inboxFolder` names in
 * the user's own configuration. Nothing else on the disk is searched. Those that are open count as opened. Starts no process if the
 * configuration of one of them was read.
 */
export async function knownRepositories(store: TextStore, open: readonly Repository[]): Promise<Found> {
  const config = open[0] && (await readUserConfig(open[0]).catch(fallback(undefined, "REPOSITORY_GONE")));
  const folders = (config ?? (await readUserConfig(NOWHERE))).get(INBOX_FOLDER_KEY) ?? "";
  if (last === null || last.folders !== folders || performance.now() - last.at > FOUND_MS)
    last = { folders, at: performance.now(), found: searchFolders(folders.split("\0").filter(Boolean)) };
  const { repositories, problems } = await last.found;
  const known = new Map(openedRepositories(store).map((one) => [one.id, one]));
  const here = open.map((one) => knownOf(one, null));
  for (const one of [...here, ...repositories]) if (!known.has(one.id)) known.set(one.id, one);
  return { repositories: [...known.values()], problems };
}

/** The levels of folders below a named one, the folders read in each, and the entries read of one. */
const [DEPTH_MAX, FOLDERS_MAX, ENTRIES_MAX] = [3, 1000, 1000];

async function searchFolders(folders: readonly string[]): Promise<Found> {
  const found = new Map<string, KnownRepository>();
  const problems: string[] = [];
  for (const named of folders) {
    const folder = named.replace(/^~(?=\/|$)/u, homedir());
    const isFolder = isAbsolute(folder) && (await stat(folder).catch(() => null))?.isDirectory();
    if (!isFolder) problems.push(`galley.inboxFolder names ${named}, which is not the absolute path of a folder.`);
    const paths = isFolder ? await repositoriesBelow(folder) : [];
    const places = paths.map(async (path) => discover(path).catch(fallback(null, "NOT_FOUND")));
    for (const at of await Promise.all(places)) {
      if (at === null || found.size >= REPOSITORIES_MAX) continue;
      const known = knownOf({ ...at, path: at.workTree ?? at.gitDir }, null);
      found.set(known.id, known);
    }
  }
  return { repositories: [...found.values()], problems };
}

/** Finds the repositories in and below a folder. Follows no symbolic link, and searches neither in a repository nor in hidden folders. */
async function repositoriesBelow(top: string): Promise<readonly string[]> {
  const found: string[] = [];
  let folders: readonly string[] = [top];
  let left = FOLDERS_MAX;
  for (let depth = 0; depth <= DEPTH_MAX && left > 0; depth += 1) {
    const next: string[] = [];
    const level = folders.slice(0, left);
    left -= level.length;
    for (const [at, entries] of (await Promise.all(level.map(firstEntries))).entries()) {
      const folder = level[at] ?? "";
      const names = new Set(entries.map(({ name }) => name));
      if (names.has(".git") || ["HEAD", "objects", "refs"].every((name) => names.has(name))) found.push(folder);
      else
        for (const { name } of entries.filter((entry) => entry.isDirectory()))
          if (!name.startsWith(".")) next.push(join(folder, name));
    }
    folders = next;
  }
  return found;
}

async function firstEntries(folder: string): Promise<readonly Dirent[]> {
  const entries: Dirent[] = [];
  try {
    for await (const entry of await opendir(folder, { bufferSize: ENTRIES_MAX })) {
      if (entries.push(entry) >= ENTRIES_MAX) break;
    }
  } catch (error) {
    if (codeOf(error) === "") throw error; // It was deleted, or it cannot be read: there is nothing to open in it.
  }
  return entries;
}
