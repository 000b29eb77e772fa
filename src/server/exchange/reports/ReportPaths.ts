import { fileURLToPath } from "node:url";

/** The largest number of files of one name that are compared with a path. */
const SAME_NAMED_MAX = 10_000;

/** The folders in which the relative paths of a report may start, each relative to the root, which is empty. */
interface PathStarts {
  /** The folder in which its import was requested; null if that is unknown. */
  readonly folder?: string | null;
  /** The folder in which all of them start, as the user says. */
  readonly prefix?: string | null;
  /** The folders that the report names. */
  readonly bases?: readonly string[];
}

/** Finds the files of a commit that a report names. Works on the list of the commit's paths; never reads a file. */
export class ReportPaths {
  readonly #workTree: string | null;
  readonly #paths: ReadonlySet<string>;
  readonly #starts: Required<PathStarts>;
  readonly #found = new Map<string, string | null>();
  /** The paths that fit several files, each with these. No file is taken for them. */
  readonly ambiguous = new Map<string, readonly string[]>();
  #byName: ReadonlyMap<string, readonly string[]> | null = null;

  /** `workTree` is the real path of the root in which the tool may have run. */
  constructor(workTree: string | null, paths: readonly string[], starts: PathStarts = { folder: "" }) {
    this.#workTree = workTree?.replaceAll("\\", "/") ?? null;
    this.#paths = new Set(paths);
    const { folder = null, prefix = null, bases = [] } = starts;
    this.#starts = { folder, prefix, bases: bases.flatMap((base) => plainPath(base) ?? []) };
  }

  /**
   * Returns the path of a file in the commit; null if it is outside, or if several files fit. A file URI or absolute path in
   * the work tree is that file; of another machine, the longest end that is a path of the commit. A relative path starts in
   * the prefix, else in an absolute base of the report, else in the folder of the import, a relative base, or the root; last,
   * it is the only file whose path ends with it. In an unknown folder, all files whose paths end so fit.
   */
  find(reported: string): string | null {
    const known = this.#found.get(reported);
    if (known !== undefined) return known;
    const fits = [...new Set(this.#fits(reported))];
    if (fits.length > 1) this.ambiguous.set(reported, fits);
    const found = fits.length === 1 ? (fits[0] ?? null) : null;
    this.#found.set(reported, found);
    return found;
  }

  #fits(reported: string): readonly string[] {
    // Of `file:///a/b.js:1:2` in a stack trace the slashes are left.
    const path = plainPath(reported)?.replace(/^\/{2,}/u, "/") ?? null;
    if (path === null) return [];
    const { folder, prefix, bases } = this.#starts;
    if (isAbsolute(path)) return this.#paths.has(reported) ? [reported] : this.#ofAbsolute(path, 1);
    if (prefix !== null && prefix !== "") {
      const below = this.#at(`${prefix}/${path}`);
      return below.length > 0 ? below : this.#onlyOf(this.#ending(path).filter((one) => one.startsWith(`${prefix}/`)));
    }
    const ofBases = bases.filter(isAbsolute);
    const length = (normalized(path) ?? []).length;
    const named = ofBases.flatMap((base) => this.#ofAbsolute(`${base}/${path}`, length + 1));
    if (named.length > 0 || ofBases.some((base) => this.#inTree(base) !== null)) return named;
    const relative = bases.filter((base) => !isAbsolute(base));
    const starts =
      prefix === "" ? [""] : [folder ?? "", ...relative.flatMap((base) => [`${folder ?? ""}/${base}`, base]), ""];
    const fits = [
      ...starts.flatMap((start) => this.#at(`${start}/${path}`)),
      ...(this.#paths.has(reported) ? [reported] : []),
      ...(folder === null && prefix === null ? this.#ending(path) : []),
    ];
    return fits.length > 0 ? fits : this.#byEnd(path);
  }

  /** Returns the path in the work tree; null for an absolute path outside. */
  #inTree(path: string): string | null {
    const root = this.#workTree;
    return root !== null && `${path}/`.startsWith(`${root}/`) ? path.slice(root.length) : null;
  }

  #at(path: string): readonly string[] {
    const whole = normalized(path)?.join("/") ?? "";
    return this.#paths.has(whole) ? [whole] : [];
  }

  /** Of another machine's path, the longest end of at least `least` parts counts, below the folder of the import or the root. */
  #ofAbsolute(path: string, least: number): readonly string[] {
    const inTree = this.#inTree(path);
    if (inTree !== null) return this.#at(inTree);
    const parts = normalized(path);
    // Installed packages have files with the same names as ours.
    if (parts === null || parts.includes("node_modules")) return [];
    const { folder, prefix } = this.#starts;
    const starts = prefix === null ? [folder ?? "", ""] : [prefix];
    for (let at = 0; at <= parts.length - least; at += 1) {
      const end = parts.slice(at).join("/");
      const fits = starts.flatMap((start) => this.#at(`${start}/${end}`));
      if (fits.length > 0) return fits;
    }
    return [];
  }

  /** The longest end of a relative path, which must have a folder, or the only file whose path ends with it. */
  #byEnd(path: string): readonly string[] {
    const parts = normalized(path);
    if (parts === null || parts.includes("node_modules")) return [];
    for (let at = 1; at <= parts.length - 2; at += 1) {
      const end = parts.slice(at).join("/");
      if (this.#paths.has(end)) return [end];
    }
    return this.#onlyOf(this.#ending(path));
  }

  #onlyOf(paths: readonly string[]): readonly string[] {
    return paths.length === 1 ? paths : [];
  }

  /** The files whose paths end with a path, after a slash. */
  #ending(path: string): readonly string[] {
    const parts = normalized(path);
    if (parts === null || parts.includes("node_modules")) return [];
    this.#byName ??= byName(this.#paths);
    const sameNamed = this.#byName.get(parts.at(-1) ?? "") ?? [];
    if (sameNamed.length > SAME_NAMED_MAX) return [];
    return sameNamed.filter((one) => one.endsWith(`/${parts.join("/")}`));
  }
}

function isAbsolute(path: string): boolean {
  return /^(?:\/|[A-Za-z]:\/)/u.test(path);
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
