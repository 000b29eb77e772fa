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
/** What test-tool is built without: the suite's scripts run the git that is installed. */
const WITHOUT = ["CURL", "OPENSSL", "EXPAT", "GETTEXT", "TCLTK", "PYTHON"].map((name) => `NO_${name}=1`);

/**
 * Sees to the repositories that git's own test suite leaves: has Debian's source package of git fetched, the one helper that
 * the suite needs built, and its scripts run once, a quarter of an hour, at the lowest priority. All of it stays below
 * `folder`; a run that was broken off continues. Complains where the source or what builds it cannot be had.
 * @param {string} folder
 * @param {number} jobs how many scripts run at once
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
 * Has apt-get fetch and verify the source package from where this machine gets its packages, with lists of its own, so that
 * nothing of the system's changes.
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
      `Debian's source package of git cannot be had: this needs apt-get and a network.\n${shown}`,
      2,
    );
  }
  mkdirSync(source, { recursive: true });
  const { code, output } = await runTool("tar", ["-xf", join(apt, archive), "--strip-components=1", "-C", source]);
  if (code !== 0) throw new ScriptError(`Git's source cannot be unpacked: ${output}`, 2);
}

/** @returns {string[]} the files in which this machine says where its packages come from */
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
  throw new ScriptError(`What git's test suite needs cannot be built:\n${shown}`, 2);
}
