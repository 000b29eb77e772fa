import { resolve } from "node:path";
import type { verifyPushQuery } from "#generated/verifyPushQuery.graphql.ts";
import type { verifyQuery } from "#generated/verifyQuery.graphql.ts";
import { decodeBytes, displayLine } from "#contract/byteText.ts";
import { GalleyError } from "#contract/errors.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { type Galley, graphql } from "../client/Galley.ts";
import { githubLog, isUnapproved, RANGE, sarifLog, type VerifyReport, verifyText } from "../output/verifyReport.ts";
import { ciRange } from "./ciRange.ts";
import { asJson, type CommandContext, type Outcome, readable } from "./CommandResult.ts";
import { readInput } from "./readInputFile.ts";

const QUERY = graphql`
  query verifyQuery(
    $slug: String!
    $range: String
    $allowUnsigned: Boolean!
    $allowedSigners: String
    $forBranch: Boolean!
  ) @throwOnFieldError {
    repository(slug: $slug) {
      verifiedRange(
        range: $range
        allowUnsigned: $allowUnsigned
        allowedSigners: $allowedSigners
        forBranch: $forBranch
      ) {
        ...verifyReport_range
      }
    }
  }
`;

const PUSH_QUERY = graphql`
  query verifyPushQuery(
    $slug: String!
    $moves: [RefMoveInput!]!
    $branches: [String!]
    $remote: String
    $allowUnsigned: Boolean!
    $allowedSigners: String
  ) @throwOnFieldError {
    repository(slug: $slug) {
      verifiedPush(
        moves: $moves
        branches: $branches
        remote: $remote
        allowUnsigned: $allowUnsigned
        allowedSigners: $allowedSigners
      ) {
        ref
        reason
        next
        range {
          ...verifyReport_range
        }
      }
    }
  }
`;

/** The exit codes if a commit has no approval that counts, and if there is no commit to judge or the clone is too shallow to. */
const [UNAPPROVED, UNKNOWN] = [3, 4];

/** Verifies the approvals of a range of commits, and prints each commit. Exits with 0 only if each one is known to be approved. */
export async function verifyCommand(galley: Galley, command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  const isFlag = (name: string): boolean => command.options[name] === true;
  const hooks = ["pre-push", "pre-receive", "ci"].filter(isFlag);
  const [hook] = hooks;
  if (hooks.length > 1) throw new GalleyError("BAD_INPUT", `Only one of --${hooks.join(" and --")} can be given.`);
  const format = optionText(command, "format");
  if (hook === "pre-push" || hook === "pre-receive") {
    const { report, isRefused } = await verifyPush(galley, command, context, hook === "pre-push");
    return outcome(report, format, isRefused || report.commits.some(isUnapproved) ? UNAPPROVED : null);
  }
  if (command.positionals.length > 1) throw new GalleyError("BAD_INPUT", ONE_RANGE);
  const ci = hook === "ci" ? await ciRange(galley.root, process.env, context) : null;
  const { repository } = await galley.execute<verifyQuery>(QUERY, (slug) => ({
    slug,
    range: command.positionals[0] ?? ci?.range ?? null,
    forBranch: ci !== null,
    ...trustOf(command, context),
  }));
  const report = RANGE.from(repository.verifiedRange);
  const made = outcome(report, format, report.commits.some(isUnapproved) ? UNAPPROVED : null);
  return ci?.host === "github" && format === undefined ? { ...made, text: githubLog(made.text, report) } : made;
}

const ONE_RANGE = "galley verify takes at most 1 argument, except with --pre-push.";

function outcome(report: VerifyReport, format: string | undefined, failed: number | null): Outcome {
  const code = failed ?? (report.verified ? 0 : UNKNOWN);
  if (format === "json") return asJson(report, code);
  return format === "sarif" ? asJson(sarifLog(report), code) : readable(verifyText(report), code);
}

/** Returns which approvals count besides the rules of the branch. */
function trustOf(command: ParsedCommand, { directory }: CommandContext) {
  const signers = optionText(command, "allowed-signers");
  return {
    allowUnsigned: command.options["allow-unsigned"] === true,
    allowedSigners: signers === undefined ? null : resolve(directory, signers),
  };
}

/** Lines about refs that git writes to a hook: at most some hundred bytes each. */
const LINES = { what: "list of refs", maxBytes: 1024 * 1024 } as const;

/**
 * Verifies what git writes to the standard input of a pre-push or pre-receive hook. Always in this process: while git receives objects,
 * no other one can read them.
 */
async function verifyPush(
  galley: Galley,
  command: ParsedCommand,
  context: CommandContext,
  isPush: boolean,
): Promise<{ readonly report: VerifyReport; readonly isRefused: boolean }> {
  const input = await readInput(context.input, LINES);
  const lines = decodeBytes(input).split("\n").filter(Boolean);
  const moves = lines.map((line) => moveIn(line, isPush));
  const named = optionText(command, "branch")?.split(",") ?? [];
  const branches = named.map((name) => name.trim()).filter(Boolean);
  const remote = isPush ? (command.positionals[0] ?? "origin") : null;
  const { repository } = await galley.executeHere<verifyPushQuery>(PUSH_QUERY, (slug) => {
    return { slug, moves, branches, remote, ...trustOf(command, context) };
  });
  const reports = repository.verifiedPush.map(({ ref, reason, next, range }) => {
    const name = displayLine(ref.replace(/^refs\/heads\//u, ""));
    const refusal = { range: "refused", verified: false, reason: reason ?? null, next: next ?? null, commits: [] };
    const report: VerifyReport = range == null ? refusal : RANGE.from(range);
    return { ...report, range: `${name} (${report.range})` };
  });
  if (reports.length === 0) context.reportProgress("No protected branch is pushed, so nothing is verified.");
  return {
    isRefused: repository.verifiedPush.some(({ range }) => range == null),
    report: {
      range: reports.map(({ range }) => range).join(", "),
      verified: reports.every(({ verified }) => verified),
      reason: joined(reports.map(({ reason }) => reason)),
      next: joined(reports.map(({ next }) => next)),
      commits: reports.flatMap(({ commits }) => commits),
    },
  };
}

function joined(sentences: readonly (string | null)[]): string | null {
  const given = [...new Set(sentences.filter((sentence) => sentence !== null))];
  return given.length === 0 ? null : given.join(" ");
}

const NO_OBJECT = /^0+$/u;

/**
 * Reads a line that git writes to a hook: to pre-push the local ref and its object, the remote ref and its object; to pre-receive the
 * old object, the new one and the ref. Source: githooks(5).
 */
function moveIn(line: string, isPush: boolean) {
  const words = line.split(" ");
  const [from = "", to = "", ref = ""] = isPush ? [words[3], words[1], words[2]] : words;
  if (ref === "" || from === "" || to === "")
    throw new GalleyError("BAD_INPUT", "Standard input has no lines of a hook.", { next: "See `galley help hook`." });
  return { ref, from: NO_OBJECT.test(from) ? null : from, to: NO_OBJECT.test(to) ? null : to };
}
