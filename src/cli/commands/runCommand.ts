import { resolve } from "node:path";
import { version } from "../../../package.json" with { type: "json" };
import { requireAgentRight } from "#contract/agentRights.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import type { Galley } from "../client/Galley.ts";
import { type CommandContext, exact, type Outcome } from "./CommandResult.ts";

type Run = (command: ParsedCommand, context: CommandContext) => Promise<Outcome>;
type RunOnGalley = (galley: Galley, command: ParsedCommand, context: CommandContext) => Promise<Outcome>;
type RunWithMessage = (
  galley: Galley,
  command: ParsedCommand,
  message: string,
  context: CommandContext,
) => Promise<string>;

/** A command that uses a running server of the repository, or opens the repository in this process. */
function withRepository(load: () => Promise<RunOnGalley>): Run {
  return async (command, context) => {
    const [{ withGalley }, run] = await Promise.all([import("../client/openGalley.ts"), load()]);
    const { path, agent, reportProgress: log } = context;
    return withGalley(path, (galley) => run(galley, command, context), { agent, log });
  };
}

/** Such a command that takes a text and prints one line. */
function withMessage(load: () => Promise<RunWithMessage>): Run {
  return withRepository(async () => {
    const [{ messageOf }, run] = await Promise.all([import("./readInputFile.ts"), load()]);
    return async (galley, command, context) =>
      exact(`${await run(galley, command, await messageOf(command, context.input), context)}\n`);
  });
}

/** Gives a verdict and prints its id; says what it is about. */
function withVerdict(verdict: "APPROVE" | "REQUEST_CHANGES"): Run {
  return withMessage(async () => {
    const { submitVerdict } = await import("../mutations/reviewMutations.ts");
    return async (galley, command, message, { reportProgress }) => {
      const { id, description } = await submitVerdict(galley, command, verdict, message);
      reportProgress(description);
      return id;
    };
  });
}

/**
 * All commands. Each imports its modules when it runs, and no module that is loaded before imports them: agents and hooks
 * start Galley for one command, and the code of all takes longer to load than most need to run.
 */
const COMMANDS: Readonly<Record<ParsedCommand["name"], Run>> = {
  completion: async ({ positionals: [shell] }) => exact((await import("../guides/completion.ts")).completion(shell)),
  schema: async ({ positionals: [name] }) => exact((await import("../output/outputSchema.ts")).outputSchema(name)),
  mcp: async (_, { path, agent, signal, reportProgress: log }) => {
    await (await import("#cli/mcp/serveMcp.ts")).serveMcp({ path, version, agent, signal, log });
    return exact("");
  },
  hook: async (...call) => (await import("./hook.ts")).hookCommand(...call, version),
  review: async (...call) => (await import("./openReview.ts")).reviewCommand(...call),
  inbox: async (...call) => (await import("../inbox/inbox.ts")).inboxCommand(...call),
  open: async (...call) => (await import("../server/serveInBackground.ts")).openCommand(...call),
  sessions: async (...call) => (await import("../server/serveInBackground.ts")).sessionsCommand(...call),
  bundle: async (...call) => (await import("./importFile.ts")).bundleCommand(...call),
  unbundle: async (...call) => (await import("./importFile.ts")).unbundleCommand(...call),
  snapshots: async (...call) => (await import("./snapshots.ts")).snapshotsCommand(...call),
  list: withRepository(async () => (await import("./reviews.ts")).listReviews),
  show: withRepository(async () => (await import("./reviews.ts")).showReview),
  sync: withRepository(async () => (await import("./reviews.ts")).syncCommand),
  comments: withRepository(async () => (await import("./comments.ts")).comments),
  check: withRepository(async () => (await import("./check.ts")).checkCommand),
  doctor: withRepository(async () => (await import("./doctor.ts")).doctor),
  wait: withRepository(async () => (await import("./openReview.ts")).waitCommand),
  export: withRepository(async () => (await import("./exportReview.ts")).exportCommand),
  import: withRepository(async () => (await import("./importFile.ts")).importCommand),
  stack: withRepository(async () => (await import("./stack.ts")).stackCommand),
  verify: withRepository(async () => (await import("./verify.ts")).verifyCommand),
  pr: withRepository(async () => (await import("../forges/pullRequest.ts")).pullRequestCommand),
  land: withRepository(async () => {
    const [{ messageOf }, { landCommand }] = await Promise.all([import("./readInputFile.ts"), import("./land.ts")]);
    return async (galley, command, { input }) => landCommand(galley, command, await messageOf(command, input));
  }),
  comment: withMessage(async () => (await import("./comments.ts")).comment),
  apply: withRepository(async () => (await import("../suggesting/apply.ts")).applyCommand),
  reply: withMessage(async () => (await import("./comments.ts")).replyCommand),
  resolve: withMessage(async () => {
    const { resolveComment } = await import("../mutations/commentMutations.ts");
    return (galley, { positionals: [id] }, message) => resolveComment(galley, id, message);
  }),
  request: withMessage(async () => {
    const { request } = await import("./reviews.ts");
    return (galley, command, message, { reportProgress }) => request(galley, command, message, reportProgress);
  }),
  approve: withVerdict("APPROVE"),
  reject: withVerdict("REQUEST_CHANGES"),
  abandon: withMessage(async () => {
    const { abandon } = await import("../mutations/reviewMutations.ts");
    return (galley, { positionals: [review] }, message) => abandon(galley, review, message);
  }),
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
