import { resolve } from "node:path";
import { version } from "../../../package.json" with { type: "json" };
import { completion } from "../arguments/completion.ts";
import { type ParsedCommand, messageOf, optionText } from "../arguments/parseArguments.ts";
import type { Galley } from "../client/Galley.ts";
import { withGalley } from "../client/openGalley.ts";
import { resolveComment } from "../mutations/commentMutations.ts";
import { abandon, exchange, submitVerdict } from "../mutations/reviewMutations.ts";
import { outputSchema } from "../output/outputSchema.ts";
import { checkCommand } from "./check.ts";
import type { Outcome, CommandContext } from "./CommandResult.ts";
import { bundleCommand, unbundleCommand } from "./bundle.ts";
import { comment, comments, replyCommand } from "./comments.ts";
import { doctor } from "./doctor.ts";
import { exportCommand } from "./exportReview.ts";
import { importCommand } from "./importFile.ts";
import { landCommand } from "./land.ts";
import { reviewCommand, waitCommand } from "./openReview.ts";
import { listReviews, request, showReview, syncText } from "./reviews.ts";
import { openCommand, sessionsCommand } from "./sessions.ts";
import { stackCommand } from "./stack.ts";

/** Runs a command with the same GraphQL operations as the app, on a running server or in this process. */
export async function runCommand(command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  if (command.name === "completion") return exact(completion(command.positionals[0]));
  if (command.name === "schema") return exact(outputSchema(command.positionals[0]));
  if (command.name === "mcp") return mcpCommand(command, context);
  if (command.name === "review") return reviewCommand(command, context);
  if (command.name === "open") return openCommand(command, context);
  if (command.name === "sessions") return sessionsCommand(command, context);
  if (command.name === "bundle") return bundleCommand(command, context);
  if (command.name === "unbundle") return unbundleCommand(command, context);
  const path = resolve(context.directory, optionText(command, "repo") ?? ".");
  const agent = optionText(command, "agent") ?? context.agent;
  return withGalley(path, (galley) => runUpon(galley, command, context), {
    agent,
    log: context.reportProgress,
  });
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
      return line(await submitVerdict(galley, argument, "APPROVE", await message()));
    case "reject":
      return line(await submitVerdict(galley, argument, "REQUEST_CHANGES", await message()));
    case "abandon":
      return line(await abandon(galley, argument, await message()));
    case "land":
      return landCommand(galley, command, await message());
    case "stack":
      return stackCommand(galley, command);
    case "sync":
      return { text: syncText(await exchange(galley, argument ?? "origin")), isExact: false, code: 0 };
    case "bundle":
    case "unbundle":
    case "open":
    case "review":
    case "sessions":
    case "mcp":
    case "completion":
    case "schema":
      throw new Error(`galley ${command.name} is handled before this.`);
  }
}

function line(text: string): Outcome {
  return exact(`${text}\n`);
}

function exact(text: string): Outcome {
  return { text, isExact: true, code: 0 };
}

/** Serves MCP. Its modules are imported here, so that no other command loads them. */
async function mcpCommand(command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  const { directory, signal, reportProgress } = context;
  const { serveMcp } = await import("#cli/mcp/serveMcp.ts");
  await serveMcp({
    path: resolve(directory, optionText(command, "repo") ?? "."),
    version,
    agent: optionText(command, "agent") ?? context.agent,
    signal,
    log: reportProgress,
  });
  return { text: "", isExact: true, code: 0 };
}
