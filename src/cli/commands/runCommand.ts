import { resolve } from "node:path";
import { version } from "../../../package.json" with { type: "json" };
import { GalleyError } from "#contract/errors.ts";
import { openRepository } from "#server/git/openRepository.ts";
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
import { importCommand } from "./importFile.ts";
import { landCommand } from "./land.ts";
import { reviewCommand, waitCommand } from "./openReview.ts";
import { bundleCommand, listReviews, request, showReview, syncCommand, unbundleCommand } from "./reviews.ts";
import { messageOf } from "./readInputFile.ts";
import { snapshotsCommand } from "./snapshots.ts";
import { verifyCommand } from "./verify.ts";
import { stackCommand } from "./stack.ts";

/** Runs a command with the same GraphQL operations as the app, on a running server or in this process. */
export async function runCommand(command: ParsedCommand, outer: Omit<CommandContext, "path">): Promise<Outcome> {
  const context: CommandContext = {
    ...outer,
    path: resolve(outer.directory, optionText(command, "repo") ?? "."),
    agent: optionText(command, "agent") ?? outer.agent,
  };
  if (command.name === "completion") return exact(completion(command.positionals[0]));
  if (command.name === "schema") return exact(outputSchema(command.positionals[0]));
  if (command.name === "mcp") return mcpCommand(context);
  if (command.name === "review") return reviewCommand(command, context);
  if (command.name === "open") return openCommand(command, context);
  if (command.name === "sessions") return sessionsCommand(command, context);
  if (command.name === "bundle") return bundleCommand(command, context);
  if (command.name === "unbundle") return unbundleCommand(command, context);
  if (command.name === "snapshots") return snapshotsCommand(command, context);
  const { path, agent, reportProgress: log } = context;
  return withGalley(path, (galley) => runUpon(galley, command, context), { agent, log });
}

async function runUpon(galley: Galley, command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  const { input } = context;
  const [argument] = command.positionals;
  const message = (): Promise<string> => messageOf(command, input);
  switch (command.name) {
    case "list":
      return listReviews(galley, command);
    case "show":
      return showReview(galley, command);
    case "comments":
      return comments(galley, command);
    case "check":
      return checkCommand(galley, command, context);
    case "doctor":
      return doctor(galley, command);
    case "wait":
      return waitCommand(galley, command, context);
    case "export":
      return exportCommand(galley, command, context);
    case "import":
      return importCommand(galley, command, context);
    case "comment":
      return line(await comment(galley, command, await message(), context));
    case "reply":
      return line(await replyCommand(galley, command, await message()));
    case "resolve":
      return line(await resolveComment(galley, argument, await message()));
    case "request":
      return line(await request(galley, command, await message(), context.reportProgress));
    case "approve":
      return line(await submitVerdict(galley, command, "APPROVE", await message()));
    case "reject":
      return line(await submitVerdict(galley, command, "REQUEST_CHANGES", await message()));
    case "abandon":
      return line(await abandon(galley, argument, await message()));
    case "land":
      return landCommand(galley, command, await message());
    case "stack":
      return stackCommand(galley, command);
    case "verify":
      return verifyCommand(galley, command, context);
    case "sync":
      return syncCommand(galley, argument ?? "origin");
    case "bundle":
    case "unbundle":
    case "open":
    case "review":
    case "sessions":
    case "snapshots":
    case "mcp":
    case "completion":
    case "schema":
      throw new Error(`galley ${command.name} is handled before this.`);
  }
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
  if (command.options["no-open"] !== true) openBrowser(link, process.env);
  return line(link);
}
