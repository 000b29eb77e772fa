// @ts-check
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ScriptError } from "./ScriptError.mjs";
import { installOnDebian } from "./installOnDebian.mjs";
import { runTool } from "./runTool.mjs";

const TOOLS = ["make", "gcc", "tar", "xz", "perl"];
const PACKAGES = ["make", "gcc", "libc6-dev", "zlib1g-dev", "xz-utils", "perl"];
const ZLIB = "/usr/include/zlib.h";
/** The libraries that no build of git here needs. */
const WITHOUT = ["CURL", "OPENSSL", "EXPAT", "GETTEXT", "TCLTK", "PYTHON"].map((name) => `NO_${name}=1`);

/**
 * @param {string} name
 * @returns {string | undefined} the first folder on PATH that has this program
 */
export function onPath(name) {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((one) => one !== "");
  return folders.find((one) => existsSync(join(one, name)));
}

/** Installs what is missing to build git from its source, or throws. */
export async function ensureBuildTools() {
  /** @returns {string[]} */
  const missing = () => [...TOOLS.filter((name) => onPath(name) === undefined), ...(existsSync(ZLIB) ? [] : [ZLIB])];
  if (missing().length > 0) await installOnDebian(PACKAGES);
  if (missing().length > 0) {
    const sentence = `To build git needs ${missing().join(", ")}, which cannot be installed here.`;
    throw new ScriptError(`${sentence} Install them and run this again.`, 2);
  }
}

/**
 * Lets apt-get download and verify Debian's source package of git from this machine's package sources. Uses separate
 * package lists, so that nothing of the system changes.
 * @param {string} folder where the lists and the package are kept
 * @param {string} source where it is unpacked
 * @param {string} [suite] the Debian suite, such as trixie; without it, the machine's own
 */
export async function fetchGitSource(folder, source, suite) {
  const apt = join(folder, "apt");
  for (const name of ["sources", "lists/partial", "cache/archives/partial"])
    mkdirSync(join(apt, name), { recursive: true });
  for (const file of aptSources()) {
    const text = readFileSync(file, "utf8")
      .replace(/^(Types: *)deb\b.*$/gm, "$1deb-src")
      .replace(/^deb +/gm, "deb-src ");
    const named = suite === undefined ? text : text.replace(ownSuite(), suite);
    writeFileSync(join(apt, "sources", file.replace(/^.*\//, "")), named);
  }
  const places = [
    "Dir::Etc::SourceList=/dev/null",
    `Dir::Etc::SourceParts=${join(apt, "sources")}`,
    `Dir::State::Lists=${join(apt, "lists")}`,
    `Dir::Cache=${join(apt, "cache")}`,
    "APT::Sandbox::User=root",
  ].flatMap((place) => ["-o", place]);
  const updated = await runTool("apt-get", [...places, "update"]);
  const wanted = suite === undefined ? "git" : `git/${suite}`;
  const fetched = await runTool("apt-get", [...places, "source", "--download-only", wanted], { cwd: apt });
  const archive = readdirSync(apt).find((name) => /^git_.*\.orig\.tar\.\w+$/.test(name));
  if (fetched.code !== 0 || archive === undefined) {
    const shown = `${updated.output}${fetched.output}`.trim().split("\n").slice(-3).join("\n");
    const sentence = `Debian's source package ${wanted} could not be downloaded: this needs apt-get and a network.`;
    throw new ScriptError(`${sentence}\n${shown}`, 2);
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

/** Matches the name of this machine's own suite as a word of a list of package sources. */
function ownSuite() {
  const name = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1];
  if (name === undefined) throw new ScriptError("This machine's Debian suite has no name in /etc/os-release.", 2);
  return new RegExp(`(?<=[ \\t])${name}(?=\\s)`, "g");
}

/**
 * Runs make in git's source, at the lowest priority. Throws if a target cannot be made.
 * @param {string} source
 * @param {string[]} args targets and variables
 */
export async function makeGit(source, args) {
  const make = ["-n", "19", "make", "-j2", "CFLAGS=-O1 -w", ...WITHOUT, ...args];
  const { code, output } = await runTool("nice", make, { cwd: source });
  if (code === 0) return;
  throw new ScriptError(
    `Git could not be built from its source:\n${output.trim().split("\n").slice(-5).join("\n")}`,
    2,
  );
}
