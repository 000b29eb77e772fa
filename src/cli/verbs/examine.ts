import { watch } from "node:fs";
import { readConfig } from "#server/git/readConfig.ts";
import { isWritable } from "#server/git/disk/isWritable.ts";
import type { Repository } from "#server/git/openRepository.ts";
import { readGit } from "#server/git/readGit.ts";
import { browserOpener } from "../server/browserOpener.ts";
import type { Finding } from "./Finding.ts";
import { findLocks } from "./findLocks.ts";

/** Locks younger than this are of somebody who is at work. */
const AT_WORK_MS = 10_000;

/** Who writes here, as far as that is known. */
interface KnownPerson {
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** Looks at all that Galley needs in a repository and around it; nothing is changed. A process or two. */
export async function examine(
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
