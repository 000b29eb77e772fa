import { GalleyError } from "#contract/errors.ts";
import { CONVERSATION_BYTES } from "#contract/limits.ts";
import type { pullRequestCheckMutation } from "#generated/pullRequestCheckMutation.graphql.ts";
import type { pullRequestCloseMutation } from "#generated/pullRequestCloseMutation.graphql.ts";
import type { pullRequestListQuery } from "#generated/pullRequestListQuery.graphql.ts";
import type { pullRequestOpenMutation } from "#generated/pullRequestOpenMutation.graphql.ts";
import type { pullRequest_line$data, pullRequest_line$key } from "#generated/pullRequest_line.graphql.ts";
import { askOnTerminal } from "#server/git/processes/gitEnvironment.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { fieldsOf, type Galley, graphql, nonNull } from "../client/Galley.ts";
import { type CommandContext, type Outcome, readable } from "../commands/CommandResult.ts";
import { reviewCommand } from "../commands/openReview.ts";
import { decodeText, readInputFile } from "../commands/readInputFile.ts";
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

const CLOSE = graphql`
  mutation pullRequestCloseMutation($input: PullRequestInput!) {
    closePullRequest(input: $input) {
      problem {
        code
        message
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
  if (options["close"] === true) return closeAll(galley, positionals);
  if (positionals.length === 0) return listMoves(galley, mayAsk);
  const threads = optionText(command, "threads");
  if (threads !== undefined && positionals.length > 1) throw new GalleyError("BAD_INPUT", ONE_ANSWER);
  const answer = threads === undefined ? null : await readInputFile(threads, context, ANSWER);
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
  const imported = answer === null || only === undefined ? [] : await importThreads(answer, only.key, context);
  const lines = [...opened.flatMap(({ line, notes }) => [line, ...notes]), ...imported];
  const text = [...lines, ...failures.map(({ message }) => message)].map((line) => `${line}\n`).join("");
  if (only === undefined || positionals.length > 1 || options["no-open"] === true)
    return readable(text, failures.length > 0 ? 2 : 0);
  for (const line of lines) context.reportProgress(line);
  return reviewCommand({ kind: "command", name: "review", positionals: [only.key], options: {} }, context);
}

const ANSWER = { what: "answer of the forge", maxBytes: CONVERSATION_BYTES };
const ONE_ANSWER = "An answer is about one pull request: name that alone.";

/** Imports the answer of a forge in this process, since it is larger than a request may be. */
async function importThreads(
  answer: Buffer,
  review: string,
  { path, agent }: CommandContext,
): Promise<readonly string[]> {
  const text = decodeText(answer, "This answer");
  const { importConversation, importNotes } = await import("#server/exchange/forges/importConversation.ts");
  const { parseConversation } = await import("#server/exchange/forges/forgeQueries.ts");
  const conversation = parseConversation(text);
  return importNotes(await withReviews(path, agent, (context) => importConversation(context, review, conversation)));
}

interface Opened {
  readonly key: string;
  readonly line: string;
  readonly notes: readonly string[];
}

async function open(galley: Galley, command: ParsedCommand, name: string, mayAsk: boolean): Promise<Opened> {
  const execute = mayAsk ? galley.executeHere.bind(galley) : galley.execute.bind(galley);
  const [remote, base] = [optionText(command, "remote") ?? null, optionText(command, "base") ?? null];
  const answer = await execute<pullRequestOpenMutation>(OPEN, (slug) => ({ input: { slug, name, remote, base } }));
  const { review, isNew, addedPatchSets, notes } = nonNull(answer.openPullRequest);
  const { key, title, patchSets } = lineOf(nonNull(review));
  const last = patchSets.length;
  const what = isNew ? "new" : addedPatchSets === 0 ? "nothing new" : `patch set ${last} is new`;
  return { key, line: `${key}  ${title} (${what})`, notes: notes ?? [] };
}

const STATES: Readonly<Record<string, string>> = { moved: "has new commits", gone: "is not there any more" };
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
  const { repository } = await galley.execute<pullRequestListQuery>(LIST, (slug) => ({ slug }));
  const all = repository.pullRequests.map((one) => lineOf(one));
  const lines: string[] = [];
  for (const name of names) {
    const digits = /(\d+)(?:\D*)$/u.exec(name)?.[1];
    const found = all.filter(
      ({ key, pullRequest }) =>
        key === name || pullRequest?.url === name || (digits === name && `${pullRequest?.number}` === name),
    );
    const [only, other] = found;
    if (only === undefined)
      throw new GalleyError("NOT_FOUND", `Pull request ${name} was not opened here.`, {
        next: "`galley pr` lists those that were.",
      });
    if (other !== undefined)
      throw new GalleyError("BAD_INPUT", `Several pull requests have the number ${name}.`, {
        next: "Name the id of its review, or the address of its page.",
      });
    await galley.execute<pullRequestCloseMutation>(CLOSE, () => ({ input: { review: only.id } }));
    lines.push(`Closed: ${only.title}`);
  }
  return readable(`${lines.join("\n")}\n`);
}
