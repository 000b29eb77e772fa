import { execFile } from "node:child_process";
import { executeGraphql } from "#server/http/executeGraphql.ts";
import { indexDocuments } from "#server/http/executeHere.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { SettingsFile } from "#server/http/SettingsFile.ts";
import { ServedRepositories } from "#server/schema/request/ServedRepositories.ts";
import { seededRandom } from "#tests/bench/seededRandom.ts";
import { queryGraphql } from "../queryGraphql.ts";
import type { ApiSubject } from "./ApiCheck.ts";
import { API_CHECKS } from "./apiChecks.ts";

/** The longest time of one answer, in ms: the machine may be busy with other things. */
const TIMEOUT_MS = 60_000;

export interface CheckOptions {
  /** The maximum number of commits, chosen by the seed. */
  readonly commits: number;
  readonly seed: number;
  /** Runs only the check whose name starts with this text. */
  readonly only?: string;
  /** Checks only the commits whose id starts with this text; all if absent. */
  readonly commit?: string;
}

/** The result of one check of one commit. */
export interface CheckResult {
  readonly check: string;
  readonly commit: string;
  readonly ms: number;
  readonly faults: readonly string[];
}

/**
 * Compares what the API reports about the commits of a repository with git, commit by commit, running all checks of a
 * commit at once. Random choices depend on seed, commit and check.
 */
export async function* checkRepository(path: string, options: CheckOptions): AsyncGenerator<CheckResult> {
  const git = (args: readonly string[], input: string | Uint8Array = ""): Promise<Buffer> =>
    gitPrints(path, args, input);
  const listed = (await git(["rev-list", "--all", "--parents"])).toString().split("\n").filter(Boolean);
  const all = listed.map((line) => line.split(" "));
  const order = seededRandom(options.seed);
  const chosen = all
    .map((words) => ({ words, at: order() }))
    .sort((a, b) => a.at - b.at)
    .filter(({ words: [oid = ""] }) => oid.startsWith(options.commit ?? ""))
    .slice(0, options.commits);
  const opened = await openRepository(path);
  const repositories = new ServedRepositories([opened]);
  const log: string[] = [];
  const documents = indexDocuments({});
  const graphql = executeGraphql({
    repositories,
    settings: new SettingsFile((line) => log.push(line)),
    documents,
    anyDocument: true,
    log: (line) => log.push(line),
  });
  const slug = repositories.all[0]?.slug ?? "";
  const execute: ApiSubject["execute"] = async (document, variables) => {
    const { data, errors, isHung } = await queryGraphql(graphql, document, { ...variables, slug }, TIMEOUT_MS);
    if (isHung) throw new Error(`no answer in ${TIMEOUT_MS / 1000} s`);
    if (errors[0] !== undefined) throw new Error([errors[0].code, errors[0].at, ...log.splice(0)].join(" "));
    return data.repository;
  };
  try {
    for (const { words } of chosen) {
      const [oid = "", ...parents] = words;
      const ofCommit = options.seed ^ Number.parseInt(oid.slice(0, 8), 16);
      const holding = Object.entries(API_CHECKS).map(async ([check, runCheck], at): Promise<CheckResult | null> => {
        if (!check.startsWith(options.only ?? "")) return null;
        const random = seededRandom(ofCommit + at);
        const other = (): string => all[Math.floor(random() * all.length)]?.[0] ?? oid;
        const subject: ApiSubject = { slug, execute, git, random, other, emptyTree: opened.emptyTree };
        const from = performance.now();
        const faults: string[] = [];
        try {
          for await (const fault of runCheck(subject, { oid, parents })) faults.push(fault);
        } catch (error) {
          faults.push(error instanceof Error ? error.message : String(error));
        }
        return { check, commit: oid, ms: performance.now() - from, faults };
      });
      for (const checked of await Promise.all(holding)) if (checked !== null) yield checked;
    }
  } finally {
    await opened.close();
  }
}

/** Runs git without the user's settings, and without a work tree or index, whose attributes Galley does not read. */
function gitPrints(repository: string, args: readonly string[], input: string | Uint8Array): Promise<Buffer> {
  const env = {
    PATH: process.env["PATH"],
    HOME: "/nonexistent",
    LC_ALL: "C.UTF-8",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_NO_LAZY_FETCH: "1",
    GIT_LITERAL_PATHSPECS: "1",
    GIT_INDEX_FILE: "/nonexistent/index",
  };
  const options = { cwd: repository, env, encoding: "buffer", maxBuffer: 1024 ** 3 } as const;
  return new Promise((resolve, reject) => {
    const words = ["-c", "safe.directory=*", "-c", "core.bare=true", ...args];
    const child = execFile("git", words, options, (error, printed, reported) => {
      if (error) reject(new Error(`git ${args.join(" ")}: ${reported.toString()}`, { cause: error }));
      else resolve(printed);
    });
    child.stdin?.on("error", () => undefined); // git may exit before it reads its input
    child.stdin?.end(input);
  });
}
