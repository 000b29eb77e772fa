import { GalleyError } from "#contract/errors.ts";
import { CONVERSATION_BYTES } from "#contract/limits.ts";
import type { pullRequestCheckMutation } from "#generated/pullRequestCheckMutation.graphql.ts";
import type { pullRequestListQuery } from "#generated/pullRequestListQuery.graphql.ts";
import type { pullRequestOpenMutation } from "#generated/pullRequestOpenMutation.graphql.ts";
import closePullRequest from "#generated/PullRequestLineCloseMutation.graphql.ts";
import type { PullRequestLineCloseMutation } from "#generated/PullRequestLineCloseMutation.graphql.ts";
import type { pullRequest_line$data, pullRequest_line$key } from "#generated/pullRequest_line.graphql.ts";
import type { Forge } from "#server/exchange/forges/forgeQueries.ts";
import { FORGE_PROGRAMS, type ForgeCommand } from "#server/exchange/forges/sending/SendPlan.ts";
import { parsePullName } from "#server/exchange/forges/PullAddress.ts";
import { askOnTerminal } from "#server/git/processes/gitEnvironment.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { fieldsOf, type Galley, graphql, nonNull } from "../client/Galley.ts";
import { type CommandContext, exact, type Outcome, readable } from "../commands/CommandResult.ts";
import { reviewCommand } from "../commands/openReview.ts";
import { decodeText, readInputFile } from "../commands/readInputFile.ts";
import { runForgeTool, shellText } from "./runForgeTool.ts";
import { withReviews } from "../server/repositories.ts";
import { counted, tableText } from "../output/format.ts";

// The commands read these fields.
/* oxlint-disable relay/unused-fields */
export const pullRequestFields = graphql`
  fragment pullRequest_line on Review @throwOnFieldError {
    id
    key
    title
    pullRequest {
      label
      number
      repository
      url
    }
    patchSets {
      number
    }
  }
`;

function lineOf(review: pullRequest_line$key): pullRequest_line$data {
  return fieldsOf(review);
}

const OPEN = graphql`
  mutation pullRequestOpenMutation($input: OpenPullRequestInput!) {
    openPullRequest(input: $input) {
      isNew
      addedPatchSets
      notes
      review {
        ...pullRequest_line
      }
      problem {
        code
        message
      }
    }
  }
`;

const CHECK = graphql`
  mutation pullRequestCheckMutation($input: CheckPullRequestsInput!) {
    checkPullRequests(input: $input) {
      moves {
        state
        review {
          ...pullRequest_line
        }
      }
      problem {
        code
        message
      }
    }
  }
`;

const LIST = graphql`
  query pullRequestListQuery($slug: String!) @throwOnFieldError {
    repository(slug: $slug) {
      pullRequests {
        ...pullRequest_line
      }
    }
  }
`;

/** Opens a pull request, fetches several, closes some, or lists those that were opened. */
export async function pullRequestCommand(
  galley: Galley,
  command: ParsedCommand,
  context: CommandContext,
): Promise<Outcome> {
  const { positionals, options } = command;
  // Only this process has the terminal on which git may ask for a password.
  const mayAsk = context.agent === null && process.stdin.isTTY && process.stderr.isTTY;
  if (mayAsk) askOnTerminal();
  const [threads, tool] = [optionText(command, "threads"), optionText(command, "with")];
  const answers = [threads, tool].filter((one) => one !== undefined).length;
  const isOther = options["close"] === true || positionals[0] === "query";
  const most = positionals[0] === "send" && threads === undefined && options["listen"] !== true ? 2 : 1;
  if (answers > 1 || (answers === 1 && (isOther || positionals.length !== most)))
    throw new GalleyError("BAD_INPUT", ONE_ANSWER, { next: "Import each answer by a command of its own." });
  if (options["close"] === true) return closeAll(galley, positionals);
  if (positionals[0] === "query") return queryText(galley, positionals.slice(1));
  if (positionals[0] === "send") {
    const { sendReview } = await import("../sending/sendReview.ts");
    const query = async (kind: Forge, url: string | null) => commandsFor(TOOLS.get(tool ?? "") ?? kind, url);
    const openOne = async (name: string) => open(galley, command, name, mayAsk);
    return sendReview(galley, command, context, { mayAsk, open: openOne, query });
  }
  if (positionals.length === 0) return listMoves(galley, mayAsk);
  const file = threads === undefined ? null : await readInputFile(threads, context, ANSWER);
  // The server's code is loaded while git fetches.
  if (options["no-open"] !== true) void import("../server/serve.ts").catch(() => undefined); // its use below reports why
  const opened: Opened[] = [];
  const failures: GalleyError[] = [];
  for (const name of positionals) {
    try {
      opened.push(await open(galley, command, name, mayAsk));
    } catch (error) {
      if (!(error instanceof GalleyError) || positionals.length === 1) throw error;
      failures.push(error);
    }
  }
  const [only] = opened;
  const forge = TOOLS.get(tool ?? "");
  const commands = forge === undefined || only === undefined ? null : await commandsFor(forge, only.url);
  const answer = commands === null ? file : await runForgeTool(commands, context.reportProgress);
  const imported = answer === null || only === undefined ? [] : await importThreads(answer, only.key, context);
  const lines = [...opened.flatMap(({ line, notes }) => [line, ...notes]), ...imported];
  const text = [...lines, ...failures.map(({ message }) => message)].map((line) => `${line}\n`).join("");
  if (only === undefined || positionals.length > 1 || options["no-open"] === true)
    return readable(text, failures.length > 0 ? 2 : 0);
  for (const line of lines) context.reportProgress(line);
  return reviewCommand({ kind: "command", name: "review", positionals: [only.key], options: {} }, context);
}

const ANSWER = { what: "answer of the forge", maxBytes: CONVERSATION_BYTES };
const ONE_ANSWER = "An answer is about one pull request, and comes from a file (--threads) or a program (--with).";

/** The forges whose query each program runs. */
const TOOLS: ReadonlyMap<string, Forge> = new Map(
  (["github", "gitlab", "gitea"] as const).map((forge) => [FORGE_PROGRAMS[forge], forge]),
);

/** Returns the commands whose output is a pull request's conversation, by the address of its page. */
async function commandsFor(forge: Forge, url: string | null): Promise<readonly ForgeCommand[]> {
  const { FORGE_QUERIES } = await import("#server/exchange/forges/forgeQueries.ts");
  const { number, repository = null } = url === null ? { number: 0 } : parsePullName(url);
  if (repository === null)
    throw new GalleyError("BAD_INPUT", NO_ADDRESS, { next: "Name it by the address of its page." });
  return FORGE_QUERIES[forge]({ ...repository, number });
}

const NO_ADDRESS = "The remote of this pull request has no web address.";
const WHICH = "Name the forge and the pull request.";

/** Prints commands for a shell that print the conversation of a pull request: of one that was opened, or of an address. */
async function queryText(galley: Galley, [name = "", pull = ""]: readonly string[]): Promise<Outcome> {
  const forge = [...TOOLS.values()].find((one) => one === name);
  if (forge === undefined || pull === "")
    throw new GalleyError("BAD_INPUT", WHICH, { next: "galley pr query github|gitlab|gitea <number|address>" });
  const isAddress = pull.includes("://");
  const commands = await commandsFor(
    forge,
    isAddress ? pull : ((await findOpened(galley, pull)).pullRequest?.url ?? null),
  );
  return exact(commands.map((command) => `${shellText(command)}\n`).join(""));
}

/** Imports the answer of a forge in this process, since it is larger than a request may be. */
async function importThreads(
  answer: Buffer,
  review: string,
  { path, agent }: CommandContext,
): Promise<readonly string[]> {
  const { importAnswer } = await import("#server/exchange/forges/pulls.ts");
  return withReviews(path, agent, async (context) => importAnswer(context, review, decodeText(answer, "This answer")));
}

interface Opened {
  readonly key: string;
  readonly url: string | null;
  readonly line: string;
  readonly notes: readonly string[];
}

async function open(galley: Galley, command: ParsedCommand, name: string, mayAsk: boolean): Promise<Opened> {
  const execute = mayAsk ? galley.executeHere.bind(galley) : galley.execute.bind(galley);
  const [remote, base] = [optionText(command, "remote") ?? null, optionText(command, "base") ?? null];
  const answer = await execute<pullRequestOpenMutation>(OPEN, (slug) => ({ input: { slug, name, remote, base } }));
  const { review, isNew, addedPatchSets, notes } = nonNull(answer.openPullRequest);
  const { key, title, patchSets, pullRequest } = lineOf(nonNull(review));
  const last = patchSets.length;
  const what = isNew ? "new" : addedPatchSets === 0 ? "nothing new" : `patch set ${last} is new`;
  return { key, url: pullRequest?.url ?? null, line: `${key}  ${title} (${what})`, notes: notes ?? [] };
}

const STATES: Readonly<Record<string, string>> = {
  moved: "has new commits",
  gone: "is not there any more",
  unknown: "its host gave no answer",
};
const NONE = "No pull request was opened here. Open one with `galley pr <number>`.\n";

async function listMoves(galley: Galley, mayAsk: boolean): Promise<Outcome> {
  const execute = mayAsk ? galley.executeHere.bind(galley) : galley.execute.bind(galley);
  const answer = await execute<pullRequestCheckMutation>(CHECK, (slug) => ({ input: { slug } }));
  const rows = nonNull(answer.checkPullRequests).moves?.map(({ state, review }) => {
    const { key, title, pullRequest, patchSets } = lineOf(nonNull(review));
    const sets = counted(patchSets.length, "patch set");
    return [key, pullRequest?.repository ?? "", title, sets, STATES[state ?? ""] ?? ""];
  });
  return readable(rows?.length ? tableText(rows) : NONE);
}

async function closeAll(galley: Galley, names: readonly string[]): Promise<Outcome> {
  if (names.length === 0)
    throw new GalleyError("BAD_INPUT", "Name the pull requests to close.", { next: "`galley pr` lists them." });
  const found: pullRequest_line$data[] = [];
  for (const name of names) found.push(await findOpened(galley, name));
  const lines: string[] = [];
  for (const { id, title } of found) {
    await galley.execute<PullRequestLineCloseMutation>(closePullRequest, { input: { review: id } });
    lines.push(`Closed: ${title}`);
  }
  return readable(`${lines.join("\n")}\n`);
}

/** Finds an opened pull request by its number, the address of its page or the id of its review. */
async function findOpened(galley: Galley, name: string): Promise<pullRequest_line$data> {
  const { repository } = await galley.execute<pullRequestListQuery>(LIST, {});
  const [only, other] = repository.pullRequests
    .map(lineOf)
    .filter(({ key, pullRequest }) =>
      [key, pullRequest?.url, `${pullRequest?.number}`].includes(name.replace(/^[#!]/u, "")),
    );
  if (only === undefined)
    throw new GalleyError("NOT_FOUND", `Pull request ${name} was not opened here.`, {
      next: "`galley pr` lists those that were.",
    });
  if (other !== undefined)
    throw new GalleyError("BAD_INPUT", `Several pull requests have the number ${name}.`, {
      next: "Name the id of its review, or the address of its page.",
    });
  return only;
}
