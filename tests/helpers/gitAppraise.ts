import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

function find(): string | undefined {
  const chosen = process.env["GIT_APPRAISE"];
  if (chosen !== undefined && chosen !== "") return chosen;
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => join(folder, "git-appraise")).find((file) => existsSync(file));
}

/** The path of the real git-appraise: GIT_APPRAISE, otherwise the one on PATH; undefined if it is not installed. */
export const GIT_APPRAISE = find();

/** Runs the real git-appraise in a folder and returns its output. */
export async function gitAppraise(cwd: string, ...args: readonly string[]): Promise<string> {
  if (GIT_APPRAISE === undefined) throw new Error("There is no git-appraise: put it on PATH or set GIT_APPRAISE.");
  const env = { PATH: process.env["PATH"] ?? "", HOME: "/nonexistent", GIT_CONFIG_NOSYSTEM: "1" };
  const { stdout } = await promisify(execFile)(GIT_APPRAISE, [...args], { cwd, env, maxBuffer: 1024 ** 3 });
  return stdout;
}
