// @ts-check
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { makeExecutable } from "./makeExecutable.mjs";
import { proveGalley } from "./proveGalley.mjs";
import { root } from "./root.mjs";
import { runTool } from "./runTool.mjs";
import { runScript } from "./runScript.mjs";

/** The scripts that npm would run for every user who installs a package. */
const LIFECYCLE = ["preinstall", "install", "postinstall", "prepublish", "preprepare", "prepare", "postprepare"];

/**
 * The command that runs a program without any network but the loopback interface, on systems where this user may do so.
 */
const OFFLINE = ["unshare", "--net", "sh", "-c", 'ip link set lo up && exec "$@"', "sh"];

/** The same for a program that has no other files than those in the folder that follows. */
const ALONE = [
  "unshare",
  "--mount",
  "--map-root-user",
  "sh",
  "-c",
  'for device in null urandom; do mount --bind "/dev/$device" "$0/dev/$device" || exit; done; mount --rbind /proc "$0/proc" && exec chroot "$0" "$@"',
];

/** What Node lists beside the versions of its parts: its own, and those of its interfaces. */
const NO_PARTS = ["node", "modules", "napi"];

/** The number of starts whose median time is printed. */
const STARTS = 15;

/**
 * Builds and packs the tarball to publish, and makes an executable of it for this platform that needs no Node. Writes the
 * list of the components (CycloneDX) next to each. Proves that the tarball installs without a network into an empty
 * folder, that installing runs no scripts, and that the list names everything that was bundled; that the executable needs
 * nothing but git; and that both work. The installed one has no network, and the executable no other files, if the system
 * allows to take them away.
 */
await runScript(import.meta.url, async () => {
  await ensureInstalled();
  await must(process.execPath, [join(root, ".ci/build.mjs")], root);
  const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const tarball = join(root, `${name}-${version}.tgz`);
  const executable = join(root, `galley-${version}-${process.platform}-${process.arch}`);
  await must("npm", ["pack", "--ignore-scripts", "--loglevel=error"], root);
  const components = await must(
    "npm",
    ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--loglevel=error"],
    root,
  );
  requireListed(components);
  writeFileSync(tarball.replace(/tgz$/, "sbom.json"), components);
  writeFileSync(`${executable}.sbom.json`, withNode(components));
  const folder = mkdtempSync(join(tmpdir(), "galley-pack-"));
  try {
    const installed = await proveInstalled(tarball, version, newFolder(folder, "installed"));
    await makeExecutable(executable, newFolder(folder, "executable"), (command, env) =>
      proveGalley({ command, env: { ...environment(folder), ...env } }, version, newFolder(folder, "recorded")),
    );
    await proveAlone(executable, version, newFolder(folder, "alone"));
    process.stdout.write(startTimes(installed, executable));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  process.stdout.write(`${tarball}\n${executable}\n`);
});

/** @param {string} parent @param {string} name @returns {string} */
function newFolder(parent, name) {
  const folder = join(parent, name);
  mkdirSync(folder);
  return folder;
}

/** @param {string} home @returns {Record<string, string>} what Galley needs of the environment, and nothing of this user */
function environment(home) {
  return { PATH: process.env["PATH"] ?? "", HOME: home };
}

/**
 * Installs the tarball, and proves that it works. The program to start is returned.
 * @param {string} tarball @param {string} version @param {string} folder
 */
async function proveInstalled(tarball, version, folder) {
  writeFileSync(join(folder, "package.json"), "{}");
  await must(
    "npm",
    ["install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", tarball],
    folder,
  );
  requireBare(join(folder, "node_modules"));
  const galley = join(folder, "node_modules/.bin/galley");
  const [unshare = "", ...args] = OFFLINE;
  const isOffline = (await runTool(unshare, [...args, "true"])).code === 0;
  if (!isOffline)
    process.stdout.write("The network could not be taken away on this system: Galley was started with it.\n");
  const command = [...(isOffline ? OFFLINE : []), galley];
  await proveGalley({ command, env: environment(folder), isOffline }, version, folder);
  return galley;
}

/**
 * Proves that the executable works where there is nothing but git and the libraries of both: no Node, no npm, no shell.
 * @param {string} executable @param {string} version @param {string} folder
 */
async function proveAlone(executable, version, folder) {
  const [unshare = "", ...args] = [...ALONE, folder, "/galley"];
  for (const name of ["dev", "proc", "tmp"]) newFolder(folder, name);
  for (const device of ["null", "urandom"]) writeFileSync(join(folder, "dev", device), "");
  cpSync(executable, join(folder, "galley"));
  const isAlone =
    process.platform === "linux" &&
    (await copyProgram("git", folder)) &&
    (await copyLibraries(executable, folder)) &&
    (await runTool(unshare, [...args, "--version"])).code === 0;
  if (!isAlone)
    process.stdout.write("The other files could not be taken away on this system: the executable had them.\n");
  const galley = isAlone
    ? { command: [unshare, ...args], env: environment("/tmp"), seen: "/repository" }
    : { command: [executable], env: environment(folder) };
  await proveGalley(galley, version, folder);
}

/**
 * Copies a program and its libraries to the same paths in a folder. Returns whether it was found.
 * @param {string} name @param {string} folder
 */
async function copyProgram(name, folder) {
  const path = (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((parent) => join(parent, name))
    .find((one) => existsSync(one));
  if (path === undefined) return false;
  cpSync(path, join(folder, path), { dereference: true });
  return copyLibraries(path, folder);
}

/** @param {string} program @param {string} folder @returns {Promise<boolean>} whether its libraries are known */
async function copyLibraries(program, folder) {
  const { code, output } = await runTool("ldd", [program]);
  for (const [, path = ""] of output.matchAll(/(\/\S+) \(0x/gu))
    cpSync(path, join(folder, path), { dereference: true });
  return code === 0;
}

/**
 * Returns a line on the time that the installed program and the executable take to print their version, by turns.
 * @param {string} installed @param {string} executable
 */
function startTimes(installed, executable) {
  /** @type {number[][]} */
  const times = [[], []];
  for (let start = 0; start < STARTS; start++) {
    for (const [at, program] of [installed, executable].entries()) {
      const began = performance.now();
      execFileSync(program, ["--version"]);
      times[at]?.push(performance.now() - began);
    }
  }
  const [one = 0, other = 0] = times.map((some) => some.sort((a, b) => a - b)[STARTS >> 1] ?? 0);
  return `galley --version takes ${other.toFixed()} ms as an executable, ${(other / one).toFixed(2)} times the ${one.toFixed()} ms of the installed package.\n`;
}

/**
 * Adds Node, and what is inside it, to a list of components.
 * @param {string} components the list in the CycloneDX format
 */
function withNode(components) {
  const list = JSON.parse(components);
  const { node } = process.versions;
  const parts = Object.entries(process.versions).filter(([name]) => !NO_PARTS.includes(name));
  list.components.push({
    "bom-ref": `node@${node}`,
    type: "application",
    name: "node",
    version: node,
    purl: `pkg:generic/node@${node}`,
    components: parts.map(([name, version = ""]) => ({ type: "library", name, version })),
  });
  return `${JSON.stringify(list, null, 2)}\n`;
}

/**
 * Throws if a bundled package is missing in the list of the tarball's components.
 * @param {string} components the list in the CycloneDX format
 */
function requireListed(components) {
  const listed = JSON.parse(components).components.map(
    (/** @type {{ group?: string, name: string }} */ { group, name }) => (group ? `${group}/${name}` : name),
  );
  const licenses = readFileSync(join(root, "dist/third-party-licenses.md"), "utf8");
  const bundled = Array.from(licenses.matchAll(/^## (\S+) /gm), ([, name = ""]) => name);
  const missing = bundled.filter((name) => !listed.includes(name));
  if (bundled.length === 0 || missing.length > 0)
    throw new ScriptError(
      `Bundled but not in the list of components: ${missing.join(", ") || "no bundled package was found"}`,
    );
}

/**
 * Throws if installing the tarball runs scripts or installs other packages.
 * @param {string} modules
 */
function requireBare(modules) {
  const others = readdirSync(modules).filter((name) => !name.startsWith(".") && name !== "git-galley");
  if (others.length > 0) throw new ScriptError(`Installing the tarball also installs ${others.join(", ")}.`);
  const { scripts = {}, dependencies = {} } = JSON.parse(
    readFileSync(join(modules, "git-galley/package.json"), "utf8"),
  );
  const run = [...LIFECYCLE.filter((name) => name in scripts), ...Object.keys(dependencies)];
  if (existsSync(join(modules, "git-galley/binding.gyp"))) run.push("binding.gyp");
  if (run.length > 0) throw new ScriptError(`Installing the tarball would run or fetch: ${run.join(", ")}.`);
}

/** @param {string} program @param {string[]} args @param {string} cwd @returns {Promise<string>} its output */
async function must(program, args, cwd) {
  const { code, output } = await runTool(program, args, { cwd });
  if (code !== 0) throw new ScriptError(`${program} ${args.join(" ")} ended with code ${code}:\n${output.trim()}`);
  return output;
}
