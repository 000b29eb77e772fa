/** Why a file is probably generated, as far as its path tells. */
export type NameReason = "LOCK_FILE" | "MINIFIED" | "GENERATED_NAME" | "VENDORED";

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
