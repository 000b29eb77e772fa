// @ts-check
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Complaint } from "./Complaint.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { root } from "./root.mjs";
import { runTool } from "./runTool.mjs";
import { verb } from "./verb.mjs";

/** An installed Galley has nothing left to build: it must say its address within this time, in milliseconds. */
const START_MS = 10_000;

/**
 * Builds, packs the tarball that gets published with a list of what it is made of (CycloneDX) beside it, and proves that
 * the tarball installs without a network into an empty folder and starts there on a repository.
 */
await verb(import.meta.url, async () => {
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
    const galley = join(folder, "node_modules/.bin/galley");
    const said = await must(galley, ["--version"], folder);
    if (!said.includes(version))
      throw new Complaint(`The packed Galley should say ${version} to --version; it said: ${said.trim()}`);
    await must("git", ["init", "--quiet"], repository);
    writeFileSync(join(repository, "a.txt"), "one\n");
    await startsOn(galley, repository);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts the program and waits for the address that it prints, then ends it.
 * @param {string} galley @param {string} repository @returns {Promise<void>}
 */
function startsOn(galley, repository) {
  return new Promise((resolve, reject) => {
    const child = spawn(galley, ["--no-open"], { cwd: repository, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    const timer = setTimeout(() => child.kill(), START_MS);
    const listen = (/** @type {Buffer} */ part) => {
      said += part.toString();
      if (/https?:\/\//.test(said)) child.kill();
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("error", (error) => reject(new Complaint(`The packed Galley does not start: ${error.message}`)));
    child.on("close", () => {
      clearTimeout(timer);
      if (/https?:\/\//.test(said)) resolve();
      else
        reject(
          new Complaint(`The packed Galley printed no address within ${START_MS / 1000} s; it said: ${said.trim()}`),
        );
    });
  });
}

/** @param {string} program @param {string[]} args @param {string} cwd @returns {Promise<string>} what it printed */
async function must(program, args, cwd) {
  const { code, output } = await runTool(program, args, { cwd });
  if (code !== 0) throw new Complaint(`${program} ${args.join(" ")} ended with code ${code}:\n${output.trim()}`);
  return output;
}
