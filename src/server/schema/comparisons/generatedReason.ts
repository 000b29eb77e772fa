import type { GeneratedMark } from "#server/git/contents/generatedFiles.ts";

/**
 * Why a file is probably not one that a person wrote: what a package manager wrote down (`LOCK_FILE`), what was made
 * smaller for a browser, with its map (`MINIFIED`), what a tool's name or folder says that it wrote (`GENERATED_NAME`),
 * somebody else's code kept beside one's own (`VENDORED`), or what the repository's own .gitattributes say:
 * `linguist-generated` (`MARKED_GENERATED`), `linguist-vendored` (`MARKED_VENDORED`) or `-diff` (`MARKED_UNDIFFED`).
 * @gqlEnum
 */
export type GeneratedReason =
  "LOCK_FILE" | "MINIFIED" | "GENERATED_NAME" | "VENDORED" | "MARKED_GENERATED" | "MARKED_VENDORED" | "MARKED_UNDIFFED";

/** Tells why a file is probably generated: what the repository says of it decides, then its name; null where nothing says so. */
export function generatedReason(path: string, mark: GeneratedMark | undefined): GeneratedReason | null {
  if (mark?.generated === true) return "MARKED_GENERATED";
  if (mark?.vendored === true) return "MARKED_VENDORED";
  const byName: NameReason | null = generatedByName(path);
  const denied = byName === "VENDORED" ? mark?.vendored : mark?.generated;
  if (byName !== null && denied !== false) return byName;
  return mark?.isUndiffed === true ? "MARKED_UNDIFFED" : null;
}

/** Why a file is probably generated, as far as its path tells. */
type NameReason = "LOCK_FILE" | "MINIFIED" | "GENERATED_NAME" | "VENDORED";

/** Names that no person writes by hand, whatever folder they are in; compared without regard to case. */
const LOCK_FILES: ReadonlySet<string> = new Set([
  "bun.lock",
  "bun.lockb",
  "cargo.lock",
  "cartfile.resolved",
  "composer.lock",
  "conan.lock",
  "deno.lock",
  "flake.lock",
  "gemfile.lock",
  "glide.lock",
  "go.sum",
  "go.work.sum",
  "gopkg.lock",
  "gradle.lockfile",
  "mix.lock",
  "module.bazel.lock",
  "npm-shrinkwrap.json",
  "package-lock.json",
  "package.resolved",
  "packages.lock.json",
  "pdm.lock",
  "pipfile.lock",
  "pixi.lock",
  "pnpm-lock.yaml",
  "podfile.lock",
  "poetry.lock",
  "pubspec.lock",
  ".terraform.lock.hcl",
  "uv.lock",
  "yarn.lock",
]);

const VENDORED = /(?:^|\/)(?:node_modules|bower_components|Pods|third_party|vendor\/[^/]+\.[a-z]+)\//u;
const GENERATED_FOLDER = /(?:^|\/)(?:__generated__|\.yarn\/(?:releases|plugins))\//u;
const GENERATED_NAME = /\.(?:pb\.go|pb\.(?:cc|h)|g\.dart|freezed\.dart|designer\.cs|g\.cs)$|_pb2(?:_grpc)?\.pyi?$/iu;
const MINIFIED = /[.-]min\.(?:js|mjs|cjs|css)$|\.(?:js|mjs|cjs|css)\.map$/iu;

/** Tells by a file's path alone why it is probably generated; null where nothing says so. The folder decides over the name. */
export function generatedByName(path: string): NameReason | null {
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (VENDORED.test(path)) return "VENDORED";
  if (LOCK_FILES.has(name.toLowerCase())) return "LOCK_FILE";
  if (MINIFIED.test(name)) return "MINIFIED";
  if (GENERATED_FOLDER.test(path) || GENERATED_NAME.test(name)) return "GENERATED_NAME";
  return null;
}
