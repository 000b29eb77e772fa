import { spawn } from "node:child_process";
import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { displayPath } from "#app/ui/format.ts";

/** A line of a diff as the user sees it: its sign, its line number on each side that has it, and its text. */
export interface DiffLine {
  /** "\\" is git's "No newline at end of file", which belongs to the line before it. */
  readonly sign: " " | "+" | "-" | "\\";
  readonly old: number;
  readonly new: number;
  readonly text: string;
}

export interface ChangedFile {
  /** The title of the file on the page. */
  readonly title: string;
  /** The output of `git diff` between the headers. */
  readonly lines: readonly DiffLine[];
  /** Whether git prints it as two diffs, as for a changed file type: line numbers then start twice. */
  readonly isTwofold: boolean;
}

const FLAGS = ["--no-color", "--no-ext-diff", "--no-textconv", "--full-index", "-M", "-l5000"];
/** More context than any file has lines. */
const WHOLE = 1_000_000_000;
const SUBMODULE = "160000";

/**
 * Returns the changes between two trees as git prints them, file by file, with `context` lines around each change: 3 if
 * absent, all for "whole". Returns null if git prints more than `maxBytes`. Only a submodule has no lines: the page
 * describes it in words.
 */
export async function gitChange(
  repository: string,
  [from, to]: readonly [string, string],
  maxBytes: number,
  context: "usual" | "whole" = "usual",
): Promise<readonly ChangedFile[] | null> {
  const unified = context === "whole" ? [`-U${WHOLE}`] : [];
  const [raw, patches] = await Promise.all([
    printed(repository, ["diff", "--raw", "-z", ...FLAGS, from, to], maxBytes),
    printed(repository, ["diff", "-p", ...FLAGS, ...unified, from, to], maxBytes),
  ]);
  if (raw === null || patches === null) return null;
  const records = readRecords(decodeBytes(raw));
  const sections = readSections(decodeBytes(patches));
  if (records.length !== sections.length) throw new Error(`${records.length} files have ${sections.length} diffs`);
  return records.map(({ title, isSubmodule }, index) => {
    const { lines = [], isTwofold = false } = sections[index] ?? {};
    return { title, isTwofold, lines: isSubmodule ? [] : lines };
  });
}

function readRecords(raw: string): { readonly title: string; readonly isSubmodule: boolean }[] {
  const fields = raw.split("\0");
  const records: { readonly title: string; readonly isSubmodule: boolean }[] = [];
  for (let at = 0; at < fields.length - 1;) {
    const [oldMode = "", newMode, , , status = ""] = (fields[at++] ?? "").slice(1).split(" ");
    const oldPath = displayPath(fields[at++] ?? "");
    const path = /^[RC]/.test(status) ? displayPath(fields[at++] ?? "") : oldPath;
    const isSubmodule = status !== "T" && (oldMode === SUBMODULE || newMode === SUBMODULE);
    records.push({ title: path === oldPath ? path : `${oldPath} → ${path}`, isSubmodule });
  }
  return records;
}

function readSections(text: string): { readonly lines: DiffLine[]; isTwofold: boolean }[] {
  const files: { readonly lines: DiffLine[]; isTwofold: boolean }[] = [];
  let head = "";
  let [oldAt, newAt, oldLeft, newLeft] = [0, 0, 0, 0];
  for (const line of text.split("\n")) {
    const lines = files.at(-1)?.lines;
    const sign = line.charAt(0);
    if (oldLeft > 0 || newLeft > 0) {
      const [hasOld, hasNew] = [sign !== "+", sign !== "-"];
      if (sign === "\\") lines?.push({ sign, old: 0, new: 0, text: line });
      if (sign !== " " && sign !== "+" && sign !== "-") continue;
      lines?.push({ sign, old: hasOld ? oldAt++ : 0, new: hasNew ? newAt++ : 0, text: displayLine(line.slice(1)) });
      oldLeft -= hasOld ? 1 : 0;
      newLeft -= hasNew ? 1 : 0;
    } else if (sign === "\\") lines?.push({ sign, old: 0, new: 0, text: line });
    else if (line.startsWith("diff --git ")) {
      // A file whose type changes is printed as two diffs but is one file on the page.
      const last = files.at(-1);
      if (line === head && last !== undefined) last.isTwofold = true;
      else files.push({ lines: [], isTwofold: false });
      head = line;
    } else {
      const ranges = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
      if (ranges === null) continue;
      [oldAt, newAt] = [Number(ranges[1]), Number(ranges[3])];
      [oldLeft, newLeft] = [Number(ranges[2] ?? 1), Number(ranges[4] ?? 1)];
    }
  }
  return files;
}

/** Runs git without anybody's configuration and returns its output, or null if that is more than `maxBytes`. */
function printed(repository: string, args: readonly string[], maxBytes: number): Promise<Buffer | null> {
  const env = {
    PATH: process.env["PATH"],
    LC_ALL: "C.UTF-8",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
  };
  return new Promise((resolve, reject) => {
    const child = spawn("git", ["-C", repository, "-c", "core.bare=true", ...args], {
      stdio: ["ignore", "pipe", "inherit"],
      env,
    });
    const parts: Buffer[] = [];
    let bytes = 0;
    child.stdout.on("data", (part: Buffer) => {
      bytes += part.length;
      if (bytes > maxBytes) child.kill();
      else parts.push(part);
    });
    child.once("error", reject);
    child.once("close", (code) => {
      if (bytes > maxBytes) resolve(null);
      else if (code === 0) resolve(Buffer.concat(parts));
      else reject(new Error(`git ${args[0] ?? ""} ended with ${code}`));
    });
  });
}
