// @ts-check
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { root } from "./root.mjs";
import { runTool } from "./runTool.mjs";
import { runScript } from "./runScript.mjs";

/** The packed Galley must print its address within this time, in milliseconds. It has nothing to build. */
const START_MS = 10_000;

/** The scripts that npm would run for every user who installs a package. */
const LIFECYCLE = ["preinstall", "install", "postinstall", "prepublish", "preprepare", "prepare", "postprepare"];

/**
 * The command that runs a program without any network but the loopback interface, on systems where this user may do so.
 */
const OFFLINE = ["unshare", "--net", "sh", "-c", 'ip link set lo up && exec "$@"', "sh"];

/**
 * Builds and packs the tarball to publish, and writes the list of its components (CycloneDX) next to it. Proves that
 * the tarball installs without a network into an empty folder, starts there on a repository and answers an agent's
 * program. Also checks that the list names everything that was bundled and that installing runs no scripts. The start
 * has no network if the system allows to take it away.
 */
await runScript(import.meta.url, async () => {
  await ensureInstalled();
  await must(process.execPath, [join(root, ".ci/build.mjs")], root);
  const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const tarball = join(root, `${name}-${version}.tgz`);
  await must("npm", ["pack", "--ignore-scripts", "--loglevel=error"], root);
  const components = await must(
    "npm",
    ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--loglevel=error"],
    root,
  );
  writeFileSync(tarball.replace(/tgz$/, "sbom.json"), components);
  requireListed(components);
  await prove(tarball, version);
  process.stdout.write(`${tarball}\n`);
});

/** @param {string} tarball @param {string} version */
async function prove(tarball, version) {
  const folder = mkdtempSync(join(tmpdir(), "galley-pack-"));
  try {
    const repository = join(folder, "repository");
    mkdirSync(repository);
    writeFileSync(join(folder, "package.json"), "{}");
    await must(
      "npm",
      ["install", "--offline", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", tarball],
      folder,
    );
    requireBare(join(folder, "node_modules"));
    const galley = join(folder, "node_modules/.bin/galley");
    const shown = await must(galley, ["--version"], folder);
    if (!shown.includes(version))
      throw new ScriptError(`The packed Galley should print ${version} for --version; it printed: ${shown.trim()}`);
    await must("git", ["init", "--quiet"], repository);
    writeFileSync(join(repository, "a.txt"), "one\n");
    const [unshare = "", ...args] = OFFLINE;
    const isOffline = (await runTool(unshare, [...args, "true"])).code === 0;
    await startsOn([...(isOffline ? OFFLINE : []), galley], repository);
    if (!isOffline)
      process.stdout.write("The network could not be taken away on this system: Galley was started with it.\n");
    await answersAgents(galley, repository);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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

/**
 * Starts the program, waits until it prints an address, and stops it.
 * @param {string[]} command @param {string} repository @returns {Promise<void>}
 */
function startsOn([program = "", ...args], repository) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args, "--no-open"], { cwd: repository, stdio: ["ignore", "pipe", "pipe"] });
    let shown = "";
    const timer = setTimeout(() => child.kill(), START_MS);
    const listen = (/** @type {Buffer} */ part) => {
      shown += part.toString();
      if (/https?:\/\//.test(shown)) child.kill();
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("error", (error) => reject(new ScriptError(`The packed Galley does not start: ${error.message}`)));
    child.on("close", () => {
      clearTimeout(timer);
      if (/https?:\/\//.test(shown)) resolve();
      else
        reject(
          new ScriptError(
            `The packed Galley printed no address within ${START_MS / 1000} s; it printed: ${shown.trim()}`,
          ),
        );
    });
  });
}

/**
 * Sends the first message of the Model Context Protocol, waits for the answer, and closes stdin as an agent's program
 * does.
 * @param {string} galley @param {string} repository @returns {Promise<void>}
 */
function answersAgents(galley, repository) {
  const clientInfo = { name: "pack", version: "1" };
  const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo };
  return new Promise((resolve, reject) => {
    const child = spawn(galley, ["mcp"], { cwd: repository, stdio: ["pipe", "pipe", "inherit"] });
    let shown = "";
    const timer = setTimeout(() => child.kill(), START_MS);
    child.stdout.on("data", (/** @type {Buffer} */ part) => {
      shown += part.toString();
      if (shown.includes("\n")) child.stdin.end();
    });
    child.on("error", (error) => reject(new ScriptError(`The packed Galley does not start: ${error.message}`)));
    child.on("close", (code) => {
      clearTimeout(timer);
      if (code === 0 && shown.includes('"serverInfo"')) resolve();
      else
        reject(
          new ScriptError(`The packed Galley did not answer an agent; it ended with ${code} and printed: ${shown}`),
        );
    });
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params })}\n`);
  });
}

/** @param {string} program @param {string[]} args @param {string} cwd @returns {Promise<string>} its output */
async function must(program, args, cwd) {
  const { code, output } = await runTool(program, args, { cwd });
  if (code !== 0) throw new ScriptError(`${program} ${args.join(" ")} ended with code ${code}:\n${output.trim()}`);
  return output;
}
