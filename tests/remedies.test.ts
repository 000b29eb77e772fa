import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { helpText } from "#cli/output/helpText.ts";
import { parseArguments } from "#cli/arguments/parseArguments.ts";
import type { TempRepo } from "#tests/helpers/tempRepo.ts";
import { runGalley } from "./cli/runGalley.ts";
import { CASES, reviewed } from "./remedyCases.ts";

const SOURCES = join(import.meta.dirname, "../src");

/** Help texts, prompts for agents, and the lines of a refused landing, which have tests of their own. */
const ELSEWHERE =
  /^(?:cli\/arguments\/(?:Command|commandTable|commentCommands|fileCommands|gateCommands)|cli\/inbox\/inboxCommand|cli\/guides\/agentGuide|server\/schema\/reviews\/threadMarkdown|server\/(?:reviews|operations)\/landing\/.*)\.ts$/u;

/** What begins like a command in the sources, and is none that a message advises. */
const NONE: readonly string[] = [
  "app/screens/compare/ComparedCommits.tsx: git diff base...head",
  "app/screens/home/MyTurn.tsx: galley …",
  "cli/arguments/parseArguments.ts: galley … takes at most … …, but got “…”.",
  "cli/arguments/parseArguments.ts: galley … takes no arguments, but got “…”.",
  "cli/commands/snapshots.ts: galley snapshots drop",
  "contract/agentRights.ts: galley …",
  "contract/agentRights.ts: galley … …",
  "server/git/processes/gitFailure.ts: git … ended with …: …",
  "server/git/processes/run.ts: git was ended by a signal: …",
  "server/git/refs/bundle.ts: galley bundle", // run by the sender
  "server/exchange/bundles/bundleReviews.ts: galley bundle",
  "contract/landingRules.ts: galley verify",
  "server/schema/forges/pullRequests.ts: git fetch … …", // what Galley is about to do
];

/** Remedies that another test prints and executes. */
const IN_OTHER_TESTS: Readonly<Record<string, string>> = {
  "app/diff/folding/FormFolds.ts: git diff … … … -- …": "app/diff/folding/checkCommand.test.ts",
  "app/signIn.ts: galley open": "browser/sessions.test.ts",
  "cli/commands/doctor.ts: git config --global --add safe.directory '…'": "cli/commands/doctor.test.ts",
  "cli/commands/doctor.ts: git config --global --edit": "cli/commands/doctor.test.ts",
  "cli/commands/doctor.ts: git fetch --refetch --no-filter": "cli/commands/partialClone.test.ts",
  "cli/commands/doctor.ts: git update-ref -d …": "server/store/forcedFetch.test.ts",
  "cli/commands/doctor.ts: git update-ref … …": "server/store/forcedFetch.test.ts",
  "cli/suggesting/apply.ts: galley apply --undo …": "cli/suggesting/apply.test.ts",
  "cli/mcp/commentTools.ts: galley show": "cli/submodules/submodules.test.ts",
  "cli/commands/ciRange.ts: galley sync": "browser/hooks.test.ts",
  "cli/commands/reviews.ts: galley sync": "cli/commands/unpushed.test.ts",
  "cli/commands/hook.ts: galley hook install": "browser/hooks.test.ts",
  "cli/commands/hook.ts: galley hook remove …": "browser/hooks.test.ts",
  "cli/commands/hook.ts: git push --no-verify": "browser/hooks.test.ts",
  "cli/server/serveInBackground.ts: galley open": "browser/sessions.test.ts",
  "cli/inbox/inbox.ts: galley inbox": "cli/inbox/inbox.test.ts",
  "cli/inbox/inbox.ts: galley inbox --all": "cli/inbox/inbox.test.ts",
  "cli/inbox/inbox.ts: galley inbox --all --format json": "cli/inbox/inbox.test.ts",
  "cli/inbox/inbox.ts: galley inbox --put-off": "cli/inbox/inbox.test.ts",
  "cli/forges/pullRequest.ts: galley pr": "cli/forges/pullRequest.test.ts",
  "server/schema/forges/sending/UnsentReview.ts: galley pr send …": "cli/sending/sendReview.test.ts",
  "server/schema/updates/SendTask.ts: galley pr send --listen": "cli/sending/listenToPage.test.ts",
  "server/reviews/positions/Anchor.ts: git submodule update --init": "cli/submodules/submodules.test.ts",
  "server/reviews/positions/submodules/parts.ts: galley sync": "cli/submodules/submodules.test.ts",
  "server/schema/submodules/submoduleNotice.ts: galley sync": "cli/submodules/submodules.test.ts",
  "server/operations/editors/openInEditor.ts: git config --global galley.editorCommand '<program> <arguments>'":
    "server/operations/editors/openInEditor.test.ts",
  "server/exchange/forges/forgeAnswer.ts: galley pr query": "cli/forges/threads.test.ts",
  "server/exchange/forges/forgeQueries.ts: galley pr query github": "cli/forges/threads.test.ts",
  "server/exchange/forges/githubConversation.ts: galley pr query github": "cli/forges/threads.test.ts",
  "cli/forges/pullRequest.ts: galley pr <number>": "cli/forges/pullRequest.test.ts",
  "server/exchange/forges/pulls.ts: galley pr": "server/exchange/forges/hostilePulls.test.ts",
  "server/exchange/forges/fetchPull.ts: galley pr": "browser/credentials.test.ts",
  "server/exchange/forges/fetchPull.ts: git fetch --unshallow": "server/exchange/forges/pulls.test.ts",
  "server/exchange/forges/fetchPull.ts: git remote add <name> <url>": "server/exchange/forges/pulls.test.ts",
  "server/git/refs/exchangeRefs.ts: galley sync <remote>": "browser/credentials.test.ts",
  "cli/server/openBrowser.ts: galley open": "browser/sessions.test.ts",
  "cli/inbox/ServerAnnouncement.ts: galley open": "browser/sessions.test.ts",
  "cli/mcp/tools.ts: galley check list": "cli/commands/check.test.ts",
  "cli/mcp/tools.ts: galley open": "browser/sessions.test.ts",
  "cli/server/patchOpening.ts: git diff | galley -": "cli/server/patchOpening.test.ts",
  "cli/server/patchOpening.ts: galley --no-index old new": "browser/difftool.slow.test.ts",
  "server/git/patches/folderRepository.ts: galley --no-index <old> <new>": "browser/difftool.slow.test.ts",
  "cli/server/serve.ts: galley open": "browser/program.test.ts",
  "contract/errors.ts: galley doctor": "cli/commands/partialClone.test.ts",
  "contract/errors.ts: galley open": "browser/sessions.test.ts",
  "server/schema/inbox/OpenRepositories.ts: git worktree prune": "server/schema/inbox/OpenRepositories.test.ts",
  "server/schema/reviews/ExportedFile.ts: galley export --leave-out '*.lock,vendor/**'": "cli/commands/export.test.ts",
  "server/store/savedNotes.ts: git config --add 'remote.….fetch' '^…'": "server/store/forcedFetch.test.ts",
  "server/store/savedNotes.ts: git fetch …": "server/store/forcedFetch.test.ts",
};

/** Executes a command as it is printed, in the repository. Fails if it does; returns its output. */
async function execute(repo: TempRepo, command: string): Promise<string> {
  const [first = "", ...others] = command.split(" && ");
  if (others.length > 0) {
    await execute(repo, first);
    return execute(repo, others.join(" && "));
  }
  const [program, ...args] = (command.match(/'[^']*'|\S+/gu) ?? []).map((word) => word.replaceAll("'", ""));
  const file = process.env["GIT_CONFIG_GLOBAL"];
  const env = file === undefined ? {} : { GIT_CONFIG_GLOBAL: file };
  if (program === "git") return (await repo.gitBytes(args, { env })).toString().trimEnd();
  const parsed = parseArguments(args);
  if (parsed.kind === "help") return helpText(parsed.topic);
  const { code, text } = await runGalley(repo.path, args);
  expect([code, text]).toEqual([0, text]);
  return text;
}

/** Lists the commands between backticks in the sources, without comments, each once as `file: command`. */
function commandsIn(): readonly string[] {
  const names = readdirSync(SOURCES, { recursive: true }).map(String);
  const found = names
    .filter((name) => /\.tsx?$/u.test(name) && !ELSEWHERE.test(name))
    .flatMap((name) => {
      const code = readFileSync(join(SOURCES, name), "utf8").replaceAll(/^\s*(?:\/\/|\/?\*).*$/gmu, "");
      const commands = code.matchAll(/\\?`((?:git|galley) (?:\$\{[^}]*\}|[^`\\$])*)\\?`/gu);
      return Array.from(commands, ([, command = ""]) => `${name}: ${command.replaceAll(/\$\{[^}]*\}/gu, "…")}`);
    });
  return [...new Set(found)].toSorted();
}

test("every command that a message advises has a test that executes it", () => {
  const tested = [...CASES.flatMap(({ keys }) => keys), ...Object.keys(IN_OTHER_TESTS), ...NONE];
  expect(commandsIn()).toEqual([...new Set(tested)].toSorted());
  const files = Object.values(IN_OTHER_TESTS).flatMap((text) => /^\S+\.test\.tsx?/u.exec(text) ?? []);
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, file)))).toEqual([]);
});

describe("a command that is advised works in the state in which it is printed:", () => {
  test.each(CASES)("$command ($keys.0)", async ({ command, filled, state = reviewed, print, after }) => {
    onTestFinished(() => void vi.unstubAllEnvs());
    const repo = await state();
    expect(await print(repo)).toContain(`\`${command}\``);
    const run = execute(repo, filled ?? command);
    // Some are there to show what is wrong, and fail by that.
    const output = after === undefined ? await run : await run.catch((error: Error) => error.message);
    await after?.(repo, output);
  });
});
