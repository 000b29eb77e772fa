import { resolve } from "node:path";
import { version } from "../../../package.json" with { type: "json" };
import { requireAgentRight } from "#contract/agentRights.ts";
import { GalleyError } from "#contract/errors.ts";
import { openRepository } from "#server/git/repository/openRepository.ts";
import { findServers, linkTo } from "#server/http/sessions/runningServers.ts";
import { Sessions } from "#server/http/sessions/Sessions.ts";
import { completion } from "../arguments/completion.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import type { Galley } from "../client/Galley.ts";
import { withGalley } from "../client/openGalley.ts";
import { resolveComment } from "../mutations/commentMutations.ts";
import { abandon, submitVerdict } from "../mutations/reviewMutations.ts";
import { tableText } from "../output/format.ts";
import { outputSchema } from "../output/outputSchema.ts";
import { openBrowser } from "../server/openBrowser.ts";
import { checkCommand } from "./check.ts";
import { type CommandContext, exact, type Outcome, readable } from "./CommandResult.ts";
import { comment, comments, replyCommand } from "./comments.ts";
import { doctor } from "./doctor.ts";
import { exportCommand } from "./exportReview.ts";
import { hookCommand } from "./hook.ts";
import { importCommand } from "./importFile.ts";
import { landCommand } from "./land.ts";
import { reviewCommand, waitCommand } from "./openReview.ts";
import { bundleCommand, listReviews, request, showReview, syncCommand, unbundleCommand } from "./reviews.ts";
import { messageOf } from "./readInputFile.ts";
import { snapshotsCommand } from "./snapshots.ts";
import { verifyCommand } from "./verify.ts";
import { pullRequestCommand } from "../forges/pullRequest.ts";
import { stackCommand } from "./stack.ts";

type Run = (command: ParsedCommand, context: CommandContext) => Outcome | Promise<Outcome>;

/** A command that uses a running server of the repository, or opens the repository in this process. */
function withRepository(
  run: (galley: Galley, command: ParsedCommand, context: CommandContext) => Promise<Outcome>,
): Run {
  return (command, context) => {
    const { path, agent, reportProgress: log } = context;
    return withGalley(path, (galley) => run(galley, command, context), { agent, log });
  };
}

/** Such a command that takes a text and prints one line. */
function withMessage(
  run: (galley: Galley, command: ParsedCommand, message: string, context: CommandContext) => Promise<string>,
): Run {
  return withRepository(async (galley, command, context) =>
    line(await run(galley, command, await messageOf(command, context.input), context)),
  );
}

const COMMANDS: Readonly<Record<ParsedCommand["name"], Run>> = {
  completion: ({ positionals }) => exact(completion(positionals[0])),
  schema: ({ positionals }) => exact(outputSchema(positionals[0])),
  mcp: (_, context) => mcpCommand(context),
  review: reviewCommand,
  open: openCommand,
  sessions: sessionsCommand,
  bundle: bundleCommand,
  unbundle: unbundleCommand,
  snapshots: snapshotsCommand,
  hook: (command, context) => hookCommand(command, context, version),
  list: withRepository(listReviews),
  show: withRepository(showReview),
  comments: withRepository(comments),
  check: withRepository(checkCommand),
  doctor: withRepository(doctor),
  wait: withRepository(waitCommand),
  export: withRepository(exportCommand),
  import: withRepository(importCommand),
  stack: withRepository(stackCommand),
  verify: withRepository(verifyCommand),
  pr: withRepository(pullRequestCommand),
  sync: withRepository(syncCommand),
  land: withRepository(async (galley, command, { input }) =>
    landCommand(galley, command, await messageOf(command, input)),
  ),
  comment: withMessage(comment),
  reply: withMessage(replyCommand),
  resolve: withMessage((galley, { positionals }, message) => resolveComment(galley, positionals[0], message)),
  request: withMessage((galley, command, message, { reportProgress }) =>
    request(galley, command, message, reportProgress),
  ),
  approve: withMessage((...call) => verdictCommand("APPROVE", ...call)),
  reject: withMessage((...call) => verdictCommand("REQUEST_CHANGES", ...call)),
  abandon: withMessage((galley, { positionals }, message) => abandon(galley, positionals[0], message)),
};

/** Runs a command with the same GraphQL operations as the app, on a running server or in this process. */
export async function runCommand(command: ParsedCommand, outer: Omit<CommandContext, "path">): Promise<Outcome> {
  const agent = optionText(command, "agent") ?? outer.agent;
  const [first = ""] = command.positionals;
  requireAgentRight(agent, "command", command.name, [
    first,
    ...Object.keys(command.options).map((name) => `--${name}`),
  ]);
  return COMMANDS[command.name](command, {
    ...outer,
    path: resolve(outer.directory, optionText(command, "repo") ?? "."),
    agent,
  });
}

/** Gives a verdict and returns its id; says what it is about. */
async function verdictCommand(
  verdict: "APPROVE" | "REQUEST_CHANGES",
  galley: Galley,
  command: ParsedCommand,
  message: string,
  { reportProgress }: CommandContext,
): Promise<string> {
  const { id, description } = await submitVerdict(galley, command, verdict, message);
  reportProgress(description);
  return id;
}

function line(text: string): Outcome {
  return exact(`${text}\n`);
}

/** Serves MCP. Its modules are imported here, so that no other command loads them. */
async function mcpCommand({ path, agent, signal, reportProgress: log }: CommandContext): Promise<Outcome> {
  const { serveMcp } = await import("#cli/mcp/serveMcp.ts");
  await serveMcp({ path, version, agent, signal, log });
  return exact("");
}

const NOBODY = "No browser is signed in.\n";

/**
 * Lists the browser sessions of a repository, including those of servers that serve it with other repositories, or ends
 * them.
 */
async function sessionsCommand(command: ParsedCommand, { path }: CommandContext): Promise<Outcome> {
  const repository = await openRepository(path);
  await repository.close();
  const served = (await findServers(repository.id)).flatMap(({ set }) => (set === null ? [] : [set]));
  const sets = [...new Set([Sessions.setOf([repository]), ...served])].map((set) => Sessions.open(set));
  if (command.options["revoke"] === true) {
    const ended = sets.reduce((sum, sessions) => sum + sessions.endAll(), 0);
    return readable(endedText(ended));
  }
  const rows = sets
    .flatMap((sessions) => sessions.all())
    .map(({ since, browser }) => [timeText(since), browser || "unknown browser"]);
  return readable(rows.length === 0 ? NOBODY : tableText([["signed in", "browser"], ...rows]));
}

function endedText(count: number): string {
  if (count === 0) return NOBODY;
  return `${count === 1 ? "1 browser was" : `${count} browsers were`} signed out. Run \`galley open\` for a new link.\n`;
}

function timeText(since: number): string {
  return new Date(since).toISOString().slice(0, 16).replace("T", " ");
}

const NO_SERVER = "No Galley server is running for this repository.";

/** Makes a new sign-in link to a running server's home page, prints it and opens it in the browser. */
async function openCommand(command: ParsedCommand, { directory }: CommandContext): Promise<Outcome> {
  const repository = await openRepository(resolve(directory, command.positionals[0] ?? "."));
  await repository.close();
  const [server] = await findServers(repository.id);
  if (server === undefined) throw new GalleyError("NOT_FOUND", NO_SERVER, { next: "Run `galley` to start one." });
  const link = await linkTo(server, "/");
  if (command.options["no-open"] !== true) await openBrowser(link, process.env);
  return line(link);
}
