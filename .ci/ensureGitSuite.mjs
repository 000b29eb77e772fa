// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { installOnDebian } from "./installOnDebian.mjs";
import { loadTypeScript } from "./loadTypeScript.mjs";
import { progress } from "./progress.mjs";
import { runTool } from "./runTool.mjs";

const TOOLS = ["make", "gcc", "tar", "xz", "perl"];
const PACKAGES = ["make", "gcc", "libc6-dev", "zlib1g-dev", "xz-utils", "perl"];
const ZLIB = "/usr/include/zlib.h";
/**
 * The libraries that test-tool is built without. It needs none of them, because the suite's scripts run the installed
 * git.
 */
const WITHOUT = ["CURL", "OPENSSL", "EXPAT", "GETTEXT", "TCLTK", "PYTHON"].map((name) => `NO_${name}=1`);

/**
 * Prepares the repositories that git's own test suite leaves behind: downloads Debian's source package of git, builds
 * the one helper program that the suite needs, and runs its scripts once. That takes a quarter of an hour, at the
 * lowest priority. Everything is kept below `folder`; an interrupted run continues. Throws if the source or the tools
 * to build it are not available.
 * @param {string} folder
 * @param {number} jobs the number of scripts to run at once
 * @returns {Promise<string>} the folder that holds one folder of repositories for each script
 */
export async function ensureGitSuite(folder, jobs) {
  const source = join(folder, "source");
  const trash = join(folder, "trash");
  if (!existsSync(join(folder, "complete"))) {
    await ensureTools();
    if (!existsSync(join(source, "t"))) await progress("Fetching git's source", () => fetchSource(folder, source));
    if (!existsSync(join(source, "t/helper/test-tool"))) await progress("Building test-tool", () => build(source));
    const { runGitSuite } = await loadTypeScript("tests/sweep/runGitSuite.ts");
    /** @param {string} line */
    const report = (line) => process.stderr.write(`${line}\n`);
    await progress("Running git's tests", async () =>
      runGitSuite?.({ source, trash, done: join(folder, "done"), jobs }, gitFolder(), report),
    );
    writeFileSync(join(folder, "complete"), "");
  }
  return trash;
}

/** @param {string} name */
function onPath(name) {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((one) => one !== "");
  return folders.find((one) => existsSync(join(one, name)));
}

function gitFolder() {
  const found = onPath("git");
  if (found === undefined) throw new ScriptError("There is no git on PATH. Install it and run this again.", 2);
  return found;
}

async function ensureTools() {
  /** @returns {string[]} */
  const missing = () => [...TOOLS.filter((name) => onPath(name) === undefined), ...(existsSync(ZLIB) ? [] : [ZLIB])];
  if (missing().length > 0) await installOnDebian(PACKAGES);
  if (missing().length > 0) {
    const sentence = `Git's test suite needs ${missing().join(", ")}, which cannot be installed here.`;
    throw new ScriptError(`${sentence} Install them and run this again.`, 2);
  }
}

/**
 * Lets apt-get download and verify the source package from this machine's package sources. Uses separate package lists,
 * so that nothing of the system changes.
 * @param {string} folder
 * @param {string} source
 */
async function fetchSource(folder, source) {
  const apt = join(folder, "apt");
  for (const name of ["sources", "lists/partial", "cache/archives/partial"])
    mkdirSync(join(apt, name), { recursive: true });
  for (const file of aptSources()) {
    const text = readFileSync(file, "utf8")
      .replace(/^(Types: *)deb\b.*$/gm, "$1deb-src")
      .replace(/^deb +/gm, "deb-src ");
    writeFileSync(join(apt, "sources", file.replace(/^.*\//, "")), text);
  }
  const places = [
    "Dir::Etc::SourceList=/dev/null",
    `Dir::Etc::SourceParts=${join(apt, "sources")}`,
    `Dir::State::Lists=${join(apt, "lists")}`,
    `Dir::Cache=${join(apt, "cache")}`,
    "APT::Sandbox::User=root",
  ].flatMap((place) => ["-o", place]);
  const updated = await runTool("apt-get", [...places, "update"]);
  const fetched = await runTool("apt-get", [...places, "source", "--download-only", "git"], { cwd: apt });
  const archive = readdirSync(apt).find((name) => /^git_.*\.orig\.tar\.\w+$/.test(name));
  if (archive === undefined) {
    const shown = `${updated.output}${fetched.output}`.trim().split("\n").slice(-3).join("\n");
    throw new ScriptError(
      `Debian's source package of git could not be downloaded: this needs apt-get and a network.\n${shown}`,
      2,
    );
  }
  mkdirSync(source, { recursive: true });
  const { code, output } = await runTool("tar", ["-xf", join(apt, archive), "--strip-components=1", "-C", source]);
  if (code !== 0) throw new ScriptError(`Git's source cannot be unpacked: ${output}`, 2);
}

/** @returns {string[]} the files that list this machine's package sources */
function aptSources() {
  const parts = "/etc/apt/sources.list.d";
  const named = existsSync(parts) ? readdirSync(parts).filter((name) => /\.(?:list|sources)$/.test(name)) : [];
  return ["/etc/apt/sources.list", ...named.map((name) => join(parts, name))].filter((file) => existsSync(file));
}

/** @param {string} source */
async function build(source) {
  const targets = ["GIT-BUILD-OPTIONS", "t/helper/test-tool"];
  const make = ["-n", "19", "make", "-j2", "CFLAGS=-O1 -w", ...WITHOUT];
  const built = await runTool("nice", [...make, ...targets], { cwd: source });
  const templates = await runTool("nice", ["-n", "19", "make", "-C", "templates"], { cwd: source });
  if (built.code === 0 && templates.code === 0) return;
  const shown = `${built.output}${templates.output}`.trim().split("\n").slice(-5).join("\n");
  throw new ScriptError(`The helper program of git's test suite could not be built:\n${shown}`, 2);
}
