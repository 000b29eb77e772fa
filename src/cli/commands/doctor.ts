import { watch } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { doctorQuery } from "#generated/doctorQuery.graphql.ts";
import { isWritable } from "#server/git/disk/discover.ts";
import { openRepository, type Repository } from "#server/git/openRepository.ts";
import { readConfig } from "#server/git/readConfig.ts";
import { readGit } from "#server/git/readGit.ts";
import { type AskedVerb, optionText } from "../arguments/parseArguments.ts";
import { type Galley, graphql } from "../client/Galley.ts";
import { jsonText } from "../output/format.ts";
import { browserOpener } from "../server/openBrowser.ts";
import type { Outcome } from "./CommandResult.ts";

/** What the program ends with where something is in the way. */
const IN_THE_WAY = 2;

const QUERY = graphql`
  query doctorQuery($slug: String!) @throwOnFieldError {
    repository(slug: $slug) {
      viewer {
        name
        email
      }
    }
  }
`;

/** Says what is fine here and what is not; a browser that cannot be opened is in nobody's way. */
export async function doctor(galley: Galley, asked: AskedVerb): Promise<Outcome> {
  const { repository } = await galley.ask<doctorQuery>(QUERY, (slug) => ({ slug }));
  const git = await openRepository(galley.root);
  const findings = await examine(git, repository.viewer, process.env).finally(() => git.close());
  const isJson = optionText(asked, "format") === "json";
  const isFine = findings.every((one) => one.isFine || one.about === "browser");
  const text = isJson ? `${jsonText(findings)}\n` : findings.map(lineOf).join("");
  return { text, isExact: isJson, code: isFine ? 0 : IN_THE_WAY };
}

function lineOf({ isFine, says, next }: Finding): string {
  return `${isFine ? "fine" : "NOT "}  ${says}.${next === null ? "" : `\n      ${next}`}\n`;
}

/** One thing that was looked at: what is so, and what to do where that is not fine. */
interface Finding {
  readonly about: string;
  readonly isFine: boolean;
  readonly says: string;
  readonly next: string | null;
}

/** Locks younger than this are of somebody who is at work. */
const AT_WORK_MS = 10_000;

/** Who writes here, as far as that is known. */
interface KnownPerson {
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** Looks at all that Galley needs in a repository and around it; nothing is changed. A process or two. */
async function examine(
  git: Repository,
  viewer: KnownPerson,
  environment: NodeJS.ProcessEnv,
): Promise<readonly Finding[]> {
  const [version, settings, locks, writable] = await Promise.all([
    readGit(git, { where: "real", args: ["--version"] }),
    readConfig(git, ["notes.rewriteref"]),
    findLocks(git),
    isWritable(git),
  ]);
  return [
    fine(
      "git",
      version.stdout
        .toString("utf8")
        .trim()
        .replace(/^git version/u, "Git is"),
    ),
    fine("node", `Node is ${process.versions.node}`),
    fine("repository", `The repository is ${git.path}`),
    finding(
      "history",
      !git.isShallow,
      ["Its history is whole", "Its history is cut off"],
      "Run `git fetch --unshallow`.",
    ),
    finding(
      "writing",
      writable,
      ["It can be written to", "It cannot be written to"],
      "Give yourself the right to write there.",
    ),
    person(viewer),
    rewriting(settings.get("notes.rewriteref")),
    lockFinding(locks.filter(({ ageMs }) => ageMs > AT_WORK_MS).map(({ path }) => path)),
    watching(git),
    finding(
      "browser",
      browserOpener(environment) !== null,
      ["A browser can be opened", "No display is seen, so no browser is opened"],
      "Open the address yourself that Galley prints.",
    ),
  ];
}

function fine(about: string, says: string): Finding {
  return { about, isFine: true, says, next: null };
}

function finding(about: string, isFine: boolean, [yes, no]: readonly [string, string], next: string): Finding {
  return { about, isFine, says: isFine ? yes : no, next: isFine ? null : next };
}

function person({ name, email }: KnownPerson): Finding {
  const known = `You write as ${name == null ? email : `${name} <${email}>`}`;
  return finding(
    "person",
    email != null,
    [known, "Nobody knows who you are"],
    "Run `git config user.email you@example.org`.",
  );
}

/** Where git copies notes on a rewrite, there are two reviews of one change after it. */
function rewriting(pattern: string | undefined): Finding {
  const copies = pattern !== undefined && /^refs\/notes\/(?:\*|devtools)/u.test(pattern);
  return finding(
    "notes.rewriteRef",
    !copies,
    [
      "Git does not copy reviews when commits are rewritten",
      `Git copies reviews when commits are rewritten (${pattern})`,
    ],
    "Run `git config --unset-all notes.rewriteRef`: Galley follows rewritten commits by itself.",
  );
}

function lockFinding(old: readonly string[]): Finding {
  const next = "Take them away if no git is at work; those of reviews Galley takes away itself.";
  return finding(
    "locks",
    old.length === 0,
    ["No lock was left behind", `Locks were left behind: ${old.join(", ")}`],
    next,
  );
}

function watching({ commonDir }: Repository): Finding {
  const next =
    "Raise fs.inotify.max_user_watches, or end a program that watches much; Galley looks from time to time instead.";
  const words = ["Changes are seen at once", "Folders cannot be watched here"] as const;
  try {
    watch(commonDir).close();
    return finding("watching", true, words, next);
  } catch {
    return finding("watching", false, words, next); // that is the finding
  }
}

/** A lock of git's that is there, and for how long: no time where it is dated in the future, as the clock was set back. */
export interface FoundLock {
  readonly path: string;
  readonly ageMs: number;
}

/** Where locks are that keep Galley from writing, below the folder of refs; the names of people's branches are not looked through. */
const FOLDERS = ["refs/notes/devtools", "refs/devtools", "refs/galley"];
const FILES = ["packed-refs.lock", "config.lock", "shallow.lock"];

/** Lists the locks in a repository that stand in the way of reviews, and that of the index. Linear in Galley's own refs. */
async function findLocks({
  commonDir,
  gitDir,
}: Pick<Repository, "commonDir" | "gitDir">): Promise<readonly FoundLock[]> {
  const below = FOLDERS.map(async (folder) => {
    const names = await readdir(join(commonDir, folder), { recursive: true }).catch(() => []); // none of these refs yet
    return names.filter((name) => name.endsWith(".lock")).map((name) => join(commonDir, folder, name));
  });
  const paths = [
    ...FILES.map((name) => join(commonDir, name)),
    join(gitDir, "index.lock"),
    ...(await Promise.all(below)).flat(),
  ];
  const found = await Promise.all(
    paths.map(async (path) => {
      const seen = await stat(path).catch(() => null); // it is not there, or has just gone
      return seen === null ? [] : [{ path, ageMs: Math.max(0, Date.now() - seen.mtimeMs) }];
    }),
  );
  return found.flat();
}
