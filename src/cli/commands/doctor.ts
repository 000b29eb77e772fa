import { watch } from "node:fs";
import type { doctorQuery } from "#generated/doctorQuery.graphql.ts";
import { isWritable } from "#server/git/repository/discover.ts";
import type { Repository } from "#server/git/Repository.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { lacksObjects } from "#server/git/ancestry/revList.ts";
import { readRefs } from "#server/git/refs/readRefs.ts";
import { readConfig } from "#server/git/processes/readConfig.ts";
import { readGit } from "#server/git/processes/readGit.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { type Galley, graphql } from "../client/Galley.ts";
import { browserOpener } from "../server/openBrowser.ts";
import { asJson, type CommandContext, type Outcome, readable } from "./CommandResult.ts";

const FAILED = 2;
const NO_DISPLAY = "There is no display: open the address that Galley prints yourself";

const QUERY = graphql`
  query doctorQuery($slug: String!, $isPerson: Boolean!) @throwOnFieldError {
    inbox @include(if: $isPerson) {
      folderProblems
    }
    repository(slug: $slug) {
      unreadableNoteLines
      isRefusedForOwner
      remotes {
        name
        fetchWarning
      }
      viewer {
        name
        email
      }
    }
  }
`;

export async function doctor(galley: Galley, command: ParsedCommand, { agent }: CommandContext): Promise<Outcome> {
  const isPerson = agent === null;
  const { repository, inbox } = await galley.execute<doctorQuery>(QUERY, { isPerson });
  const git = await openRepository(galley.root);
  const found = await examine(git, repository).finally(() => git.close());
  const next = "Run `git config --global --edit` and correct it.";
  const wrong = (inbox?.folderProblems ?? []).map((problem) => problem.replace(/\.$/u, ""));
  const folders = wrong.map((message) => finding("inbox", false, ["", message], next));
  const findings = [...found, ...folders];
  const code = findings.every((one) => one.isFine) ? 0 : FAILED;
  return optionText(command, "format") === "json"
    ? asJson(findings, code)
    : readable(findings.map(lineOf).join(""), code);
}

function lineOf({ isFine, message, next }: Finding): string {
  return `${isFine ? "ok  " : "FAIL"}  ${message}.${next === null ? "" : `\n      ${next}`}\n`;
}

/** The result of one check, and what to do if it failed. */
interface Finding {
  readonly about: string;
  readonly isFine: boolean;
  readonly message: string;
  readonly next: string | null;
}

type Known = doctorQuery["response"]["repository"];

/** Checks what Galley needs in a repository and around it. Changes nothing, and starts a few processes. */
async function examine(
  git: Repository,
  { unreadableNoteLines, isRefusedForOwner, remotes, viewer }: Known,
): Promise<readonly Finding[]> {
  const [version, settings, writable, refs, isPartial] = await Promise.all([
    readGit(git, { where: "real", args: ["--version"] }),
    readConfig(git),
    isWritable(git),
    readRefs(git, NOTES.flatMap(Object.values)),
    lacksObjects(git),
  ]);
  return [
    fine("git", `${version.stdout}`.trim().replace(/^git version/u, "Git")),
    fine("node", `Node ${process.versions.node}`),
    fine("repository", `Repository at ${git.path}`),
    finding(
      "owner",
      !isRefusedForOwner,
      ["Git trusts the owner of the repository", "Git refuses the repository because it belongs to another user"],
      `Galley can read it safely. If you trust it, run \`git config --global --add safe.directory '${git.path}'\`.`,
    ),
    finding(
      "history",
      !git.isShallow,
      ["The history is complete", "The history is incomplete (shallow clone)"],
      "Run `git fetch --unshallow`.",
    ),
    finding(
      "objects",
      !isPartial,
      [
        "No object was left in a remote",
        "Some objects are only in a remote (partial clone), and Galley fetches none of them",
      ],
      "Run `git fetch --refetch --no-filter`.",
    ),
    finding(
      "writing",
      writable,
      ["The repository is writable", "The repository is not writable"],
      "Get write permission for its folder.",
    ),
    person(viewer),
    notesFinding(unreadableNoteLines),
    rewriting(settings.get("notes.rewriteref")),
    ...fetching(remotes),
    deletedNotes(refs),
    watching(git),
    // Nothing is wrong with a machine without a display.
    fine("browser", browserOpener(process.env) === null ? NO_DISPLAY : "A browser can be opened"),
  ];
}

function fine(about: string, message: string): Finding {
  return { about, isFine: true, message, next: null };
}

function finding(about: string, isFine: boolean, [yes, no]: readonly [string, string], next: string): Finding {
  return { about, isFine, message: isFine ? yes : no, next: isFine ? null : next };
}

function person({ name, email }: Known["viewer"]): Finding {
  const known = `You comment as ${name == null ? email : `${name} <${email}>`}`;
  return finding(
    "person",
    email != null,
    [known, "Your name and email are not configured"],
    "Run `git config user.email you@example.org`.",
  );
}

function notesFinding(count: number): Finding {
  const lines = count === 1 ? "1 line of the review notes is" : `${count} lines of the review notes are`;
  return finding(
    "notes",
    count === 0,
    ["The review notes are readable", `${lines} unreadable`],
    "Galley keeps them. `galley show <review>` counts those of a review, and `git notes --ref=devtools/discuss show <its first commit>` prints them.",
  );
}

/** If git copies notes when it rewrites a commit, one change ends up with two reviews. */
function rewriting(pattern: string | undefined): Finding {
  const copies = pattern !== undefined && /^refs\/notes\/(?:\*|devtools)/u.test(pattern);
  return finding(
    "notes.rewriteRef",
    !copies,
    [
      "Git does not copy reviews when commits are rewritten",
      `Git copies reviews when commits are rewritten (${pattern})`,
    ],
    "Run `git config --show-origin --get-all notes.rewriteRef` and remove it where that finds it: Galley follows rewritten commits itself.",
  );
}

/** Reviews that a fetch took away are back at the next reading, but other tools miss them until then. */
function fetching(remotes: Known["remotes"]): readonly Finding[] {
  return remotes.map(({ name, fetchWarning }) =>
    finding(
      "fetch",
      fetchWarning == null,
      [`Fetches from ${name} leave reviews alone`, `Fetches from ${name} overwrite reviews`],
      fetchWarning ?? "",
    ),
  );
}

/** The notes of reviews, and the refs at what Galley wrote last. */
const NOTES = ["reviews", "discuss"].map((name) => ({
  ref: `refs/notes/devtools/${name}`,
  saved: `refs/galley/saved/${name}`,
}));

function deletedNotes(refs: ReadonlyMap<string, string>): Finding {
  const deleted = NOTES.filter(({ ref, saved }) => refs.has(saved) && !refs.has(ref));
  const undo = deleted.map(({ ref, saved }) => `\`git update-ref ${ref} ${saved}\``).join(" and ");
  const accept = deleted.map(({ saved }) => `\`git update-ref -d ${saved}\``).join(" and ");
  return finding(
    "deleted notes",
    deleted.length === 0,
    ["No review notes were deleted", `Review notes were deleted: ${deleted.map(({ ref }) => ref).join(", ")}`],
    `To bring them back, run ${undo}. To accept it, run ${accept}.`,
  );
}

function watching({ commonDir }: Repository): Finding {
  const next = "Raise fs.inotify.max_user_watches, or close programs that watch many files. Galley polls instead.";
  const messages = ["File changes are watched", "File changes cannot be watched"] as const;
  try {
    watch(commonDir).close();
    return finding("watching", true, messages, next);
  } catch {
    return finding("watching", false, messages, next); // the error is the finding
  }
}
