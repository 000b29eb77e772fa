import { lstat, readdir, readlink, realpath, stat } from "node:fs/promises";
import { basename, isAbsolute, relative, resolve } from "node:path";
import { fallback, GalleyError } from "#contract/errors.ts";
import { cutText } from "#contract/untrustedText.ts";
import { codeOf, unlessMissing } from "../disk/fsErrors.ts";
import { quotedName, quotePath } from "../gitPaths.ts";
import { discover } from "../repository/discover.ts";
import { data, importChange, inTemporaryRepository, type RunGit, type TemporaryRepository } from "./patchRepository.ts";

interface SideFile {
  readonly name: Buffer;
  readonly mode: "100644" | "100755" | "120000";
  /** The file with its contents; for a link, what it leads to. */
  readonly source: Buffer;
}

/** Git names it in place of a file that only the other side has. */
const NOTHING = "/dev/null";
const NEXT = "Name two folders or two files: `galley --no-index <old> <new>`.";

/**
 * Makes a repository of two commits from two folders or two files, which are compared as by `git diff --no-index`. Links
 * are not followed, except those that `git difftool --dir-diff` makes: to the file of the same path in the work tree at
 * `directory`. Left out, and counted, are devices and sockets, and what git allows in no tree, such as `.git`. Fails as
 * BAD_INPUT if there is nothing to compare.
 */
export async function createFolderRepository(
  paths: readonly [old: string, recent: string],
  directory: string,
): Promise<TemporaryRepository & { readonly title: string; readonly leftOut: number }> {
  const kinds = await Promise.all(paths.map((path) => kindOf(path, directory)));
  if (kinds.includes("file") && kinds.includes("folder"))
    throw new GalleyError("BAD_INPUT", "A folder and a file cannot be compared.", { next: NEXT });
  const name = fileName(paths, directory);
  const folders = paths.map((path) => basename(resolve(directory, path)));
  const plain = kinds.includes("file") ? name : folders.join(" and ");
  const title = cutText(/\p{C}/u.test(plain) ? quotedName(plain) : plain, 200); // as of a patch
  const found = await discover(directory).catch(fallback(null, "NOT_FOUND"));
  let leftOut = 0;
  const reading = paths.map(async (path, at) => {
    const file = Buffer.from(resolve(directory, path));
    if (kinds[at] === "file") return [await regularFile(Buffer.from(name), file)];
    return kinds[at] === null ? [] : filesBelow(file, found?.workTree ?? null, () => (leftOut += 1));
  });
  const sides = await Promise.all(reading).catch((cause: unknown) => {
    throw cause instanceof Error && codeOf(cause) !== "" ? unreadable(cause.message, cause) : cause;
  });
  return inTemporaryRepository(directory, async (git) => {
    const [old = "", recent = ""] = await Promise.all(sides.map((files) => fileCommands(git, files)));
    if (!(await importChange(git, old, recent, Buffer.from(title).toString("latin1"))))
      throw new GalleyError("BAD_INPUT", `There are no differences: ${title}.`, { next: NEXT });
    return { title, leftOut };
  });
}

async function kindOf(path: string, directory: string): Promise<"file" | "folder" | null> {
  if (path === NOTHING) return null;
  const found = await unlessMissing(stat(resolve(directory, path)));
  if (found?.isDirectory()) return "folder";
  if (found?.isFile()) return "file";
  throw new GalleyError("NOT_FOUND", `${path} is neither a folder nor a file.`, { next: NEXT });
}

/** Names the file of both sides like the new one, from the current folder if it is in it. */
function fileName([old, recent]: readonly [string, string], directory: string): string {
  const inside = relative(directory, resolve(directory, recent === NOTHING ? old : recent));
  return isAbsolute(inside) || inside.startsWith("..") ? basename(inside) : inside;
}

async function regularFile(name: Buffer, source: Buffer): Promise<SideFile> {
  const { mode } = await stat(source);
  return { name, mode: (mode & 0o100) === 0 ? "100644" : "100755", source };
}

async function filesBelow(
  folder: Buffer,
  workTree: string | null,
  onLeftOut: () => void,
): Promise<readonly SideFile[]> {
  const files: SideFile[] = [];
  const folders = [Buffer.alloc(0)];
  for (let above = folders.pop(); above !== undefined; above = folders.pop()) {
    const entries = await readdir(Buffer.concat([folder, SLASH, above]), { withFileTypes: true, encoding: "buffer" });
    for (const entry of entries) {
      const name = above.length === 0 ? entry.name : Buffer.concat([above, SLASH, entry.name]);
      const path = Buffer.concat([folder, SLASH, name]);
      const file = entry.isSymbolicLink() ? await linkOrFile(name, path, workTree) : null;
      if (isReserved(entry.name, file?.mode === "120000")) onLeftOut();
      else if (file !== null) files.push(file);
      else if (entry.isDirectory()) folders.push(name);
      else if (entry.isFile()) files.push(await regularFile(name, path));
      else onLeftOut();
    }
  }
  return files;
}

const SLASH = Buffer.from("/");

/** True for a name that git allows in no tree. */
function isReserved(name: Buffer, isLink: boolean): boolean {
  return (isLink ? /^\.git(?:modules)?$/iu : /^\.git$/iu).test(name.toString("latin1"));
}

/** Follows a link only to the file of its own path in the work tree, without any other link on the way. */
async function linkOrFile(name: Buffer, path: Buffer, workTree: string | null): Promise<SideFile> {
  const source = await readlink(path, "buffer");
  const file = Buffer.concat([Buffer.from(`${workTree ?? ""}/`), name]);
  const isOwn =
    workTree !== null && source.equals(file) && (await unlessMissing(realpath(file, "buffer")))?.equals(file);
  if (isOwn === true && (await lstat(file)).isFile()) return regularFile(name, file);
  return { name, mode: "120000", source };
}

/** Stores the contents of files, and writes the commands of `git fast-import` that put them into a commit. */
async function fileCommands(git: RunGit, files: readonly SideFile[]): Promise<string> {
  const read = files.filter(({ mode }) => mode !== "120000");
  const list = read.map(({ source }) => `${quotePath(source)}\n`).join("");
  const { code, stdout, stderr } = await git(["hash-object", "-w", "--no-filters", "--stdin-paths"], list, [0, 128]);
  if (code !== 0) throw unreadable(stderr.trim(), new Error(stderr));
  const ids = stdout.split("\n").values();
  return files
    .map(({ name, mode, source }) => {
      const isLink = mode === "120000";
      const contents = isLink ? "inline" : ids.next().value;
      return `M ${mode} ${contents} ${quotePath(name)}\n${isLink ? data(source.toString("latin1")) : ""}`;
    })
    .join("");
}

function unreadable(reason: string, cause: Error): GalleyError {
  return new GalleyError("BAD_INPUT", `A file cannot be read: ${reason}.`, { cause, next: "Check its permissions." });
}
