import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, vi } from "vitest";
import { helpText } from "#cli/output/helpText.ts";
import { parseArguments, requireNoTypo } from "#cli/arguments/parseArguments.ts";
import { withReviews } from "#cli/server/repositories.ts";
import { setViewerName } from "#server/operations/viewer/setViewerName.ts";
import { tempFolder, tempRepo, type TempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "./cli/runGalley.ts";

/** Prints the message of a command that is refused or that reports a problem. */
async function printed(path: string, ...args: readonly string[]): Promise<string> {
  const lines: string[] = [];
  const run = async () => runGalley(path, args, { reportProgress: (line) => void lines.push(line) });
  const text = await run().then(
    (outcome) => outcome.text,
    (error: Error) => error.message,
  );
  return [...lines, text].join("\n");
}

function messageOf(args: readonly string[]): string {
  try {
    const parsed = parseArguments(args);
    return parsed.kind === "help" ? helpText(parsed.topic) : "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

/** A repository with an open review of the branch `topic`. */
export async function reviewed(): Promise<TempRepo> {
  const repo = await tempRepo();
  await repo.git("config", "user.email", "ada@example.org");
  await repo.commit({ "a.txt": "1\n" });
  await repo.git("switch", "-q", "-c", "topic");
  await repo.commit({ "a.txt": "2\n" });
  await runGalley(repo.path, ["request", "topic", "--base", "main"]);
  return repo;
}

/** The same with a second patch set. */
async function reviewedTwice(): Promise<TempRepo> {
  const repo = await reviewed();
  await repo.commit({ "a.txt": "3\n" });
  await runGalley(repo.path, ["show", "topic"]);
  return repo;
}

/** A command that a message advises. */
export interface Case {
  /** The sources that print it, as `file: command`. */
  readonly keys: readonly string[];
  /** The command as it is printed. */
  readonly command: string;
  /** The command to execute, if the printed one has placeholders. */
  readonly filled?: string;
  readonly state?: () => Promise<TempRepo>;
  /** Prints the remedy in that state. */
  readonly print: (repo: TempRepo) => Promise<string> | string;
  /** Checks what is different afterwards. */
  readonly after?: (repo: TempRepo, output: string) => Promise<void> | void;
}

async function withUser(config: string): Promise<TempRepo> {
  const repo = await reviewed();
  await configureUser(config);
  return repo;
}

async function damaged(file: string, content: string): Promise<TempRepo> {
  const repo = await tempRepo();
  await repo.commit({ "a.txt": "1\n" });
  await writeFile(join(repo.path, ".git", file), content);
  return repo;
}

export const CASES: readonly Case[] = [
  {
    keys: ["cli/arguments/parseArguments.ts: galley --help"],
    command: "galley --help",
    print: () => messageOf(["--frobnicate"]),
  },
  {
    keys: ["cli/arguments/parseArguments.ts: galley help …"],
    command: "galley help list",
    print: () => messageOf(["list", "--frobnicate"]),
  },
  {
    keys: ["cli/arguments/parseArguments.ts: galley help …"],
    command: "galley help doctor",
    print: () => messageOf(["doctor", "a", "b"]),
  },
  {
    keys: ["cli/arguments/parseArguments.ts: galley …"],
    command: "galley list",
    print: ({ path }) => {
      try {
        requireNoTypo(["lsit"], path);
        return "";
      } catch (error) {
        return error instanceof Error ? error.message : "";
      }
    },
  },
  {
    keys: ["cli/commands/hook.ts: galley help hook"],
    command: "galley help hook",
    print: ({ path }) => printed(path, "hook", "install"),
  },
  {
    keys: ["cli/commands/verify.ts: galley help hook"],
    command: "galley help hook",
    // Standard input is not that of a hook.
    print: async ({ path }) =>
      runGalley(path, ["verify", "--pre-push"], { input: "main\n" }).then(
        ({ text }) => text,
        (error: Error) => error.message,
      ),
  },
  {
    keys: ["cli/output/helpText.ts: galley help"],
    command: "galley help",
    print: () => messageOf(["help", "frobnicate"]),
  },
  {
    keys: ["cli/output/helpText.ts: galley help …"],
    command: "galley help comments",
    print: () => messageOf(["help", "comment5"]),
  },
  {
    keys: ["server/reviews/index/ReviewContext.ts: galley list"],
    command: "galley list",
    print: ({ path }) => printed(path, "approve", "nowhere"),
    after: (_, output) => expect(output).toContain("topic"),
  },
  {
    keys: ["cli/mutations/reviewMutations.ts: galley list"],
    command: "galley list",
    print: ({ path }) => printed(path, "abandon"),
  },
  {
    keys: ["cli/mutations/reviewMutations.ts: galley show"],
    command: "galley show",
    print: ({ path }) => printed(path, "approve", "topic", "--on", "9"),
    after: (_, output) => expect(output).toContain("patch set 1"),
  },
  {
    keys: ["cli/mutations/reviewMutations.ts: git diff … …"],
    command: "git diff e77a6c0990f37c27d8ff57ff0b35023b6d2b0be6 71804947d06f99405adc558cbcee3d9d3582b0cf",
    state: reviewedTwice,
    print: ({ path }) => printed(path, "approve", "topic", "--on", "1"),
    after: (_, output) => expect(output).toContain("-2\n+3"),
  },
  {
    keys: ["server/exchange/bundles/bundleReviews.ts: galley list"],
    command: "galley list",
    state: async () => {
      const repo = await tempRepo();
      await repo.commit({ a: "1" });
      return repo;
    },
    print: ({ path }) => printed(path, "bundle", "-o", "reviews.bundle"),
  },
  {
    keys: ["cli/reviews/reviewTarget.ts: galley list --all"],
    command: "galley list --all",
    print: ({ path }) => printed(path, "review", "nowhere", "--wait"),
  },
  {
    keys: ["server/reviews/index/findComment.ts: galley comments"],
    command: "galley comments",
    print: ({ path }) => printed(path, "reply", "0123456789", "-m", "why?"),
  },
  {
    keys: ["server/reviews/stacks/reviewLayers.ts: galley stack"],
    command: "galley stack",
    print: ({ path }) => printed(path, "approve", "topic", "--layer", "9"),
  },
  {
    keys: ["cli/mutations/commentMutations.ts: galley show"],
    command: "galley show",
    print: ({ path }) => printed(path, "comment", "a.txt:1", "--on", "9", "-m", "why?"),
    after: (_, output) => expect(output).toContain("patch set 1"),
  },
  {
    keys: ["cli/commands/stack.ts: galley show"],
    command: "galley show",
    print: ({ path }) => printed(path, "stack", "--since", "first"),
  },
  {
    keys: ["cli/commands/stack.ts: galley stack main..topic --since topic@{1}"],
    command: "galley stack main..topic --since topic@{1}",
    state: async () => {
      const repo = await reviewed();
      await repo.git("commit", "-q", "--amend", "-m", "amended");
      return repo;
    },
    print: ({ path }) => printed(path, "stack", "--since", "first"),
  },
  {
    keys: [
      "cli/commands/snapshots.ts: galley snapshots",
      "server/operations/worktree/dropSnapshots.ts: galley snapshots",
    ],
    command: "galley snapshots",
    print: async ({ path }) =>
      `${await printed(path, "snapshots", "drop")}${await printed(path, "snapshots", "drop", "0123456789ab")}`,
  },
  {
    keys: ["cli/commands/importFile.ts: galley bundle -o <file>"],
    command: "galley bundle -o <file>",
    filled: "galley bundle -o reviews.bundle",
    print: ({ path }) => printed(path, "bundle"),
  },
  {
    keys: ["cli/commands/importFile.ts: galley unbundle <file>"],
    command: "galley unbundle <file>",
    filled: "galley unbundle reviews.bundle",
    state: async () => {
      const repo = await reviewed();
      await runGalley(repo.path, ["bundle", "-o", "reviews.bundle"]);
      return repo;
    },
    print: ({ path }) => printed(path, "unbundle"),
  },
  {
    keys: ["cli/commands/reviews.ts: galley abandon … && …"],
    command: "galley abandon feda803447d6 && galley request --base <branch>",
    filled: "galley abandon topic && galley request --base other",
    state: async () => {
      const repo = await tempRepo();
      await repo.git("config", "user.email", "ada@example.org");
      await repo.commit({ "a.txt": "1\n" });
      await repo.git("branch", "other");
      await repo.git("switch", "-q", "-c", "topic");
      await repo.commit({ "b.txt": "b\n" });
      return repo;
    },
    print: ({ path }) => printed(path, "request"),
    after: async ({ path }) => expect(await printed(path, "show")).toContain("topic to other"),
  },
  {
    keys: ["server/git/refs/remotes.ts: git remote add <name> <url>"],
    command: "git remote add <name> <url>",
    filled: "git remote add upstream /nonexistent",
    print: ({ path }) => printed(path, "sync", "upstream"),
    after: async ({ path }) => expect(await printed(path, "sync", "upstream")).not.toContain("git remote add"),
  },
  ...["cli/commands/doctor.ts", "server/reviews/state/Viewer.ts"].map((file, at): Case => ({
    keys: [`${file}: git config user.email you@example.org`],
    command: "git config user.email you@example.org",
    state: async () => {
      const repo = await reviewed();
      await repo.git("config", "--unset", "user.email");
      await configureUser("");
      return repo;
    },
    print: ({ path }) => printed(path, at === 0 ? "doctor" : "approve"),
    after: async ({ path }) => expect(await printed(path, "doctor")).toContain("you@example.org"),
  })),
  {
    keys: ["cli/commands/doctor.ts: git config --show-origin --get-all notes.rewriteRef"],
    command: "git config --show-origin --get-all notes.rewriteRef",
    state: async () => {
      const repo = await reviewed();
      await repo.git("config", "notes.rewriteRef", "refs/notes/*");
      return repo;
    },
    print: ({ path }) => printed(path, "doctor"),
    after: (_, output) => expect(output).toBe("file:.git/config\trefs/notes/*"),
  },
  ...["galley show <review>", "git notes --ref=devtools/discuss show <its first commit>"].map((command): Case => ({
    keys: [`cli/commands/doctor.ts: ${command}`],
    command,
    filled: command.replace("<review>", "topic").replace("<its first commit>", "topic"),
    state: async () => {
      const repo = await reviewed();
      await repo.git("notes", "--ref=devtools/discuss", "append", "-m", "no JSON", "topic");
      await repo.git("switch", "-q", "main");
      return repo;
    },
    print: ({ path }) => printed(path, "doctor"),
    after: (_, output) => expect(output).toMatch(/no JSON|1 unreadable line/u),
  })),
  {
    keys: ["cli/commands/doctor.ts: git fetch --unshallow"],
    command: "git fetch --unshallow",
    state: async () => {
      const full = await reviewed();
      const at = join(await tempFolder(), "clone");
      await full.git("clone", "-q", "--depth=1", `file://${full.path}`, at);
      return tempRepo({ at, existing: true });
    },
    print: ({ path }) => printed(path, "doctor"),
    after: async ({ path }) => expect(await printed(path, "doctor")).toContain("The history is complete"),
  },
  ...["server/git/processes/gitFailure.ts", "server/git/workTree/privateIndex.ts"].map((file, at): Case => ({
    keys: [`${file}: git read-tree HEAD`],
    command: "git read-tree HEAD",
    state: () => damaged("index", at === 0 ? "DIRC\0\0\0\x02\0\0\xff\xff".padEnd(200, "x") : "nothing like an index"),
    print: async (repo) => {
      await repo.write({ "a.txt": "3\n" });
      return printed(repo.path, "comment", "a.txt:1", "-m", "why?");
    },
    after: async (repo) => expect(await repo.git("status", "--short")).toBe(" M a.txt"),
  })),
  {
    keys: ["server/git/processes/gitFailure.ts: git config --list"],
    command: "git config --list",
    state: () => damaged("config", "[core]\n\trepositoryformatversion = 0\n[broken\n"),
    print: ({ path }) => printed(path, "list"),
    after: (_, output) => expect(output).toContain("bad config line 3"),
  },
  {
    keys: ["server/git/processes/gitFailure.ts: git pack-refs --all"],
    command: "git pack-refs --all",
    state: () => damaged("packed-refs", "# pack-refs with: peeled fully-peeled sorted \nnonsense\n"),
    print: ({ path }) => printed(path, "list"),
    after: (_, output) => expect(output).toContain("nonsense"),
  },
  ...["contract/errors.ts", "server/git/processes/gitFailure.ts"].map((file): Case => ({
    keys: [`${file}: git fsck`],
    command: "git fsck",
    state: async () => {
      const repo = await reviewed();
      const tree = await repo.git("rev-parse", "topic^{tree}");
      const path = join(repo.path, ".git/objects", tree.slice(0, 2), tree.slice(2));
      await rm(path);
      if (file !== "contract/errors.ts") await rename(join(repo.path, ".git/objects", ...(await blobFile(repo))), path);
      return repo;
    },
    print: ({ path }) => printed(path, "export", "topic"),
    after: (_, output) => expect(output).toMatch(/missing tree|hash mismatch|hash-path mismatch|missing blob/u),
  })),
  {
    keys: ["server/git/refs/pushRefs.ts: git push"],
    command: "git push",
    filled: "git push -q origin refs/notes/devtools/reviews",
    state: async () => {
      const repo = await reviewed();
      await repo.git("init", "-q", "--bare", "inside.git");
      await repo.git("remote", "add", "origin", "inside.git");
      return repo;
    },
    print: ({ path }) => printed(path, "sync", "origin"),
  },
  {
    keys: ["server/git/refs/exchangeRefs.ts: git fetch"],
    command: "git fetch",
    filled: "git fetch origin",
    state: async () => {
      const repo = await reviewed();
      await repo.git("remote", "add", "origin", "/nonexistent/remote");
      return repo;
    },
    print: ({ path }) => printed(path, "sync", "origin"),
    after: (_, output) => expect(output).toContain("does not appear to be a git repository"),
  },
  ...["gpg.format ssh", "user.signingKey ~/.ssh/id_ed25519.pub"].map((setting): Case => ({
    keys: [`server/reviews/verdicts/verdictSignature.ts: git config --global ${setting}`],
    command: `git config --global ${setting}`,
    state: () => withUser(""),
    print: ({ path }) => printed(path, "approve", "topic", "--sign"),
  })),
  {
    keys: ["server/git/signatures/sshKeygen.ts: git config --global user.signingKey ~/.ssh/id_ed25519.pub"],
    command: "git config --global user.signingKey ~/.ssh/id_ed25519.pub",
    state: () => withUser("[gpg]\n\tformat = ssh\n[user]\n\tsigningKey = relative.pub\n"),
    print: ({ path }) => printed(path, "approve", "topic", "--sign"),
    after: async ({ path }) =>
      expect(await printed(path, "approve", "topic", "--sign")).not.toContain("is a relative path"),
  },
  {
    keys: ["server/operations/viewer/setViewerName.ts: git config user.email"],
    command: "git config user.email",
    print: async ({ path }) => {
      const name = { name: "Bob", email: "bob@example.org" };
      return withReviews(path, null, (reviews) => setViewerName(reviews, name)).then(
        () => "",
        (error: Error) => error.message,
      );
    },
    after: (_, output) => expect(output).toBe("ada@example.org"),
  },
];

/** Gives the tests a configuration of the user with this text. */
async function configureUser(text: string): Promise<void> {
  const file = join(await tempFolder(), "config");
  await writeFile(file, text);
  vi.stubEnv("GIT_CONFIG_GLOBAL", file);
}

/** The file of the blob of a.txt, below the folder of objects. */
async function blobFile(repo: TempRepo): Promise<readonly [string, string]> {
  const oid = await repo.git("rev-parse", "main:a.txt");
  return [oid.slice(0, 2), oid.slice(2)];
}
