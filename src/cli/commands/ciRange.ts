import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { GalleyError } from "#contract/errors.ts";
import { isRecord } from "#contract/wire.ts";
import { findPrograms, searchPath } from "#server/git/processes/programs.ts";
import type { CommandContext } from "./CommandResult.ts";

export interface CiRange {
  readonly host: "github" | "gitlab" | null;
  /** Null if the host does not say; then it is the usual one of `galley verify`. */
  readonly range: string | null;
  /** The name of the target branch, and the ref with the commits of the change, if they have to be fetched. */
  readonly target: string | null;
  readonly head?: string;
}

const NOTES = "refs/notes/devtools/*:refs/notes/devtools/*";

/**
 * Finds the range of a CI run, and fetches the reviews and the target branch with git as it is configured there. The rules are those of the
 * target as it is now, never of the commit that a change says it is based on. Fails as UNREACHABLE if they cannot be fetched.
 */
export async function ciRange(
  root: string,
  env: NodeJS.ProcessEnv,
  { reportProgress }: Pick<CommandContext, "reportProgress">,
): Promise<CiRange> {
  const found = env["GITHUB_ACTIONS"] ? await githubRange(env) : gitlabRange(env);
  const { target, head } = found;
  const refs = target === null ? [] : [`+refs/heads/${target}:refs/remotes/origin/${target}`];
  await fetchRefs(root, [NOTES, ...refs, ...(head === undefined ? [] : [head])], env);
  reportProgress("Fetched the reviews.");
  return found;
}

const NO_OBJECT = /^0+$/u;

/** Source: GitHub's documentation of variables and of the events `pull_request`, `pull_request_target` and `push`. */
async function githubRange(env: NodeJS.ProcessEnv): Promise<CiRange> {
  const path = env["GITHUB_EVENT_PATH"];
  const event: unknown = path === undefined ? {} : JSON.parse(await readFile(path, "utf8"));
  const target = env["GITHUB_BASE_REF"] || null;
  const head = textAt(event, "pull_request", "head", "sha") ?? env["GITHUB_SHA"] ?? "HEAD";
  const number = isRecord(event) && Number.isSafeInteger(event["number"]) ? String(event["number"]) : null;
  const ref = number === null ? {} : { head: `refs/pull/${number}/head` };
  if (target !== null) return { host: "github", target, range: `refs/remotes/origin/${target}..${head}`, ...ref };
  const before = textAt(event, "before");
  const range = before === null || NO_OBJECT.test(before) ? null : `${before}..${textAt(event, "after") ?? head}`;
  return { host: "github", target: null, range };
}

/** Source: GitLab's list of predefined variables. */
function gitlabRange(env: NodeJS.ProcessEnv): CiRange {
  if (!env["GITLAB_CI"]) return { host: null, target: null, range: null };
  const head = env["CI_COMMIT_SHA"] ?? "HEAD";
  const target = env["CI_MERGE_REQUEST_TARGET_BRANCH_NAME"] || null;
  if (target !== null) return { host: "gitlab", target, range: `refs/remotes/origin/${target}..${head}` };
  const before = env["CI_COMMIT_BEFORE_SHA"] ?? "";
  return { host: "gitlab", target: null, range: before === "" || NO_OBJECT.test(before) ? null : `${before}..${head}` };
}

function textAt(value: unknown, ...names: readonly string[]): string | null {
  const [name, ...rest] = names;
  if (name === undefined) return typeof value === "string" ? value : null;
  return isRecord(value) ? textAt(value[name], ...rest) : null;
}

/** Runs the user's own `git fetch`, with the configuration and the credentials that the job has. No ref here is overwritten by force. */
async function fetchRefs(root: string, refs: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const path = searchPath(env["PATH"]);
  const [git] = await findPrograms(path, ["git"]);
  if (git === undefined) throw new GalleyError("UNREACHABLE", "git was not found.", { next: "Install it." });
  const args = ["-C", root, "fetch", "--quiet", "--no-tags", "--no-recurse-submodules", "--no-auto-maintenance"];
  const child = spawn(git, [...args, "origin", ...refs], { stdio: ["ignore", 2, 2], env: { ...env, PATH: path } });
  const [code]: unknown[] = await once(child, "exit");
  if (code === 0) return;
  throw new GalleyError("UNREACHABLE", "The reviews could not be fetched from origin.", { next: NEXT });
}

const NEXT = "See what git printed. If this clone has reviews that origin has not, run `galley sync`.";
