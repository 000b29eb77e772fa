import { fileURLToPath } from "node:url";

/** The largest number of files of one name that are compared with a path. */
const SAME_NAMED_MAX = 10_000;

/** Finds the files of a commit that a report names. Works on the list of the commit's paths; never reads a file. */
export class ReportPaths {
  readonly #workTree: string | null;
  readonly #paths: ReadonlySet<string>;
  readonly #found = new Map<string, string | null>();
  #byName: ReadonlyMap<string, readonly string[]> | null = null;

  /** `workTree` is the real path of the root in which the tool may have run. */
  constructor(workTree: string | null, paths: readonly string[]) {
    this.#workTree = workTree?.replaceAll("\\", "/") ?? null;
    this.#paths = new Set(paths);
  }

  /**
   * Returns the path of a file in the commit, or null if it is outside: a path in the repository; a file URI or absolute
   * path in its work tree; otherwise the longest end of the path that is a path of the commit, as for a report from
   * another machine; last, the only file whose path ends with it, as for a report from a subfolder.
   */
  find(reported: string): string | null {
    const known = this.#found.get(reported);
    if (known !== undefined) return known;
    const found = this.#search(reported);
    this.#found.set(reported, found);
    return found;
  }

  #search(reported: string): string | null {
    // Of `file:///a/b.js:1:2` in a stack trace the slashes are left.
    const path = plainPath(reported)?.replace(/^\/{2,}/u, "/") ?? null;
    if (path === null) return null;
    if (this.#paths.has(reported)) return reported;
    const isAbsolute = /^(?:\/|[A-Za-z]:\/)/u.test(path);
    const root = this.#workTree;
    if (isAbsolute && root !== null && path.startsWith(`${root}/`)) return this.#inTree(path.slice(root.length + 1));
    const parts = normalized(path);
    if (parts === null) return null;
    const whole = parts.join("/");
    if (!isAbsolute && this.#paths.has(whole)) return whole;
    // Installed packages have files with the same names as ours.
    if (parts.includes("node_modules")) return null;
    // A single name is too little, unless the path says that it is complete.
    const least = isAbsolute ? 1 : 2;
    for (let at = isAbsolute ? 0 : 1; at <= parts.length - least; at += 1) {
      const end = parts.slice(at).join("/");
      if (this.#paths.has(end)) return end;
    }
    return isAbsolute ? null : this.#onlyEnding(parts);
  }

  #inTree(path: string): string | null {
    const whole = normalized(path)?.join("/") ?? "";
    return this.#paths.has(whole) ? whole : null;
  }

  #onlyEnding(parts: readonly string[]): string | null {
    this.#byName ??= byName(this.#paths);
    const sameNamed = this.#byName.get(parts.at(-1) ?? "") ?? [];
    if (sameNamed.length > SAME_NAMED_MAX) return null;
    const end = `/${parts.join("/")}`;
    const [only, ...others] = sameNamed.filter((path) => path.endsWith(end));
    return others.length === 0 ? (only ?? null) : null;
  }
}

function byName(paths: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const path of paths) {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const same = names.get(name);
    if (same === undefined) names.set(name, [path]);
    else same.push(path);
  }
  return names;
}

/** Returns a path with slashes; null for the URI of something else than a file. */
function plainPath(reported: string): string | null {
  if (/^file:/iu.test(reported)) return pathOfUri(reported);
  if (/^[a-z][\w+.-]+:\/\//iu.test(reported)) return null;
  const isWindows = /^[A-Za-z]:[\\/]|^\\\\/u.test(reported) || !reported.includes("/");
  return isWindows ? reported.replaceAll("\\", "/") : reported;
}

function pathOfUri(uri: string): string | null {
  try {
    // A host is another machine's, but the path may be of the same repository.
    const { pathname } = new URL(uri);
    return fileURLToPath(`file://${pathname}`, { windows: false }).replace(/^\/(?=[A-Za-z]:\/)/u, "");
  } catch {
    return null; // no valid URI, so no path
  }
}

/** Returns the parts of a path without `.` and `..`; null if it leads out of its root. */
function normalized(path: string): readonly string[] | null {
  const parts: string[] = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part !== "..") parts.push(part);
    else if (parts.pop() === undefined) return null;
  }
  return parts.length === 0 ? null : parts;
}
