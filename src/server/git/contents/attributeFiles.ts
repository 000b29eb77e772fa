import { readObjects, statObjects, type ObjectRecord } from "../objects/catFile.ts";
import type { Oid } from "../oid.ts";
import type { Repository } from "../openRepository.ts";
import type { ReadOptions } from "../readOptions.ts";
import { treeEntries } from "../trees/treeEntries.ts";

const NAME = ".gitattributes";
/** How modes begin in a tree: of a file that is no link, and of a folder the whole. */
const FILE = "100";
const FOLDER = "40000";
/** Folders looked into, those nearest the root first: the list of files waits for them, some 50 µs each. */
const FOLDERS_MAX = 500;
/** A folder of 25,000 entries; in a larger one nothing is looked for. */
const TREE_BYTES_MAX = 1024 * 1024;
/** A longer list of patterns was not written by hand. */
const FILE_BYTES_MAX = 256 * 1024;
const ALL_BYTES_MAX = 2 * 1024 * 1024;

/** A folder on the way to a changed file: its subfolders of that kind by name. */
type Folder = Map<string, Folder>;

/**
 * Reads the .gitattributes files of a commit in the folders of some paths and in those above them; all are byte strings,
 * folders with a slash at the end, the root is "". Symbolic links and what is too large are left out. No process is
 * started; linear in the folders' sizes.
 */
export async function attributeFiles(
  repository: Repository,
  commit: Oid,
  paths: readonly string[],
  options: ReadOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const root: Folder = new Map();
  for (const folderPath of new Set(paths.map((path) => path.slice(0, path.lastIndexOf("/") + 1)))) {
    let folder = root;
    for (const name of folderPath.split("/").slice(0, -1)) {
      const below = folder.get(name) ?? new Map();
      folder.set(name, below);
      folder = below;
    }
  }
  const [record] = await readObjects(repository, [commit], options);
  const tree = /^tree ([0-9a-f]+)\n/u.exec(record?.content.toString("latin1", 0, 80) ?? "")?.[1] ?? commit;

  const found: { readonly folder: string; readonly oid: Oid }[] = [];
  let left = FOLDERS_MAX;
  let level: { readonly folder: string; readonly oid: Oid; readonly wanted: Folder }[] = [
    { folder: "", oid: tree, wanted: root },
  ];
  while (level.length > 0) {
    const trees = await readSmall(
      repository,
      level.map(({ oid }) => oid),
      TREE_BYTES_MAX,
      options,
    );
    left -= level.length;
    level = level.flatMap(({ folder, wanted }, index) => {
      const content = trees[index];
      if (content?.type !== "tree") return [];
      const entries = treeEntries(content.content, repository.objectFormat === "sha1" ? 20 : 32) ?? [];
      return entries.flatMap(({ mode, name: bytes, oid }) => {
        const name = bytes.toString("latin1");
        if (name === NAME && mode.startsWith(FILE)) found.push({ folder, oid });
        const below = mode === FOLDER ? wanted.get(name) : undefined;
        return below === undefined ? [] : [{ folder: `${folder}${name}/`, oid, wanted: below }];
      });
    });
    level = level.slice(0, Math.max(0, left));
  }
  const files = await readSmall(
    repository,
    found.map(({ oid }) => oid),
    FILE_BYTES_MAX,
    options,
  );
  return new Map(
    found.flatMap(({ folder }, index) => {
      const content = files[index]?.content.toString("latin1");
      return content === undefined ? [] : [[folder, content] as const];
    }),
  );
}

/** Reads objects that are not too large; null for the others and for what is missing. */
async function readSmall(
  repository: Repository,
  oids: readonly Oid[],
  maxBytes: number,
  options: ReadOptions,
): Promise<readonly (ObjectRecord | null)[]> {
  if (oids.length === 0) return [];
  let all = 0;
  const stats = await statObjects(repository, oids, options);
  const isSmall = stats.map((stat) => {
    if (stat === null || stat.size > maxBytes) return false;
    return maxBytes === TREE_BYTES_MAX || (all += stat.size) <= ALL_BYTES_MAX;
  });
  const contents = await readObjects(
    repository,
    oids.filter((_, index) => isSmall[index]),
    { ...options, maxBytes },
  );
  let next = 0;
  return oids.map((_, index) => (isSmall[index] === true ? (contents[next++] ?? null) : null));
}
