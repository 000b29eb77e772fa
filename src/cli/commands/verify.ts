import { resolve } from "node:path";
import type { verifyQuery } from "#generated/verifyQuery.graphql.ts";
import { inLine } from "#contract/untrustedText.ts";
import { type ParsedCommand, optionText } from "../arguments/parseArguments.ts";
import { type Galley, graphql } from "../client/Galley.ts";
import { counted, utcMoment, VERDICT_DONE, VERDICTS } from "../output/format.ts";
import { list, MOMENT, object, OBJECT_ID, orNull, PERSON, TEXT, YES_OR_NO } from "../output/jsonSchema.ts";
import { asJson, type CommandContext, type Outcome, readable } from "./CommandResult.ts";

const QUERY = graphql`
  query verifyQuery($slug: String!, $range: String, $allowUnsigned: Boolean!, $allowedSigners: String)
  @throwOnFieldError {
    repository(slug: $slug) {
      verifiedRange(range: $range, allowUnsigned: $allowUnsigned, allowedSigners: $allowedSigners) {
        range
        reason
        next
        commits {
          commit {
            oid
            messageHeadline
          }
          state
          reason
          next
          changes {
            how
            review {
              revision
              title
            }
            verdicts {
              verdict {
                by {
                  statedName
                  email
                }
                kind
                at
              }
              change
              signature {
                state
                message
                key
              }
              obstacle
            }
          }
        }
      }
    }
  }
`;

/** The exit codes if a commit has no approval that counts, and if there is no commit to judge or the clone is too shallow to. */
const [UNAPPROVED, UNKNOWN] = [3, 4];

const HOW = { COMMITS: "commits", LANDING: "landing", CONTENTS: "contents" } as const;
const STATES = { APPROVED: "approved", MERGE: "merge", UNAPPROVED: "unapproved" } as const;

type Verified = verifyQuery["response"]["repository"]["verifiedRange"];

/** Verifies the approvals of a range of commits, and prints each commit. Exits with 0 only if each one is known to be approved. */
export async function verifyCommand(galley: Galley, command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  const signers = optionText(command, "allowed-signers");
  const { repository } = await galley.execute<verifyQuery>(QUERY, (slug) => ({
    slug,
    range: command.positionals[0] ?? null,
    allowUnsigned: command.options["allow-unsigned"] === true,
    allowedSigners: signers === undefined ? null : resolve(context.directory, signers),
  }));
  const report = verifyReport(repository.verifiedRange);
  const code = report.commits.some(isUnapproved) ? UNAPPROVED : report.verified ? 0 : UNKNOWN;
  return optionText(command, "format") === "json" ? asJson(report, code) : readable(verifyText(report), code);
}

type VerifyReport = ReturnType<typeof verifyReport>;

function isUnapproved({ state }: VerifyReport["commits"][number]): boolean {
  return state === "unapproved";
}

function verifyReport({ range, reason, next, commits }: Verified) {
  return {
    range,
    verified: reason == null && commits.every(({ state }) => state !== "UNAPPROVED"),
    /** Why the commits are not the whole answer, and what to do. */
    reason: reason ?? null,
    next: next ?? null,
    commits: commits.map(({ commit, state, changes, ...why }) => ({
      id: commit.oid,
      title: commit.messageHeadline,
      state: STATES[state],
      reason: why.reason ?? null,
      next: why.next ?? null,
      reviews: changes.map(({ how, review, verdicts }) => ({
        id: review.revision,
        title: review.title,
        /** The way in which the change was found in the range. */
        foundBy: HOW[how],
        verdicts: verdicts.map(({ verdict: { by, kind, at }, change, signature, obstacle }) => ({
          by: { name: by.statedName ?? null, email: by.email },
          verdict: VERDICTS[kind],
          at: utcMoment(at),
          /** The difference between what the verdict was given for and what landed. */
          change: change ?? null,
          signature: signature == null ? null : { ...signature, key: signature.key ?? null },
          counts: obstacle == null,
          obstacle: obstacle ?? null,
        })),
      })),
    })),
  };
}

export const verifySchema = object({
  range: TEXT,
  verified: YES_OR_NO,
  reason: orNull(TEXT),
  next: orNull(TEXT),
  commits: list(
    object({
      id: OBJECT_ID,
      title: TEXT,
      state: { enum: Object.values(STATES) },
      reason: orNull(TEXT),
      next: orNull(TEXT),
      reviews: list(
        object({
          id: OBJECT_ID,
          title: TEXT,
          foundBy: { enum: Object.values(HOW) },
          verdicts: list(
            object({
              by: PERSON,
              verdict: { enum: Object.values(VERDICTS) },
              at: orNull(MOMENT),
              change: orNull({ enum: ["IDENTICAL", "MESSAGE_ONLY", "TRIVIAL_REBASE", "BASE_DRIFT", "CHANGED"] }),
              signature: orNull(
                object({ state: { enum: ["VALID", "INVALID", "UNKNOWN"] }, message: TEXT, key: orNull(TEXT) }),
              ),
              counts: YES_OR_NO,
              obstacle: orNull(TEXT),
            }),
          ),
        }),
      ),
    }),
  ),
});

const MARKS = { approved: "ok   ", merge: "ok   ", unapproved: "FAIL " } as const;
const ID_DIGITS = 12;

function verifyText({ range, reason, next, commits }: VerifyReport): string {
  const problem = reason === null ? "" : `${inLine(reason)} ${inLine(next ?? "")}\n`;
  if (commits.length === 0) return problem;
  const failed = commits.filter(isUnapproved).length;
  const lines = commits.flatMap(({ id, title, state, reviews, ...why }) => [
    `${MARKS[state]} ${id.slice(0, ID_DIGITS)}  ${inLine(title)}`,
    ...(state === "merge" ? [`      a merge that adds nothing itself`] : []),
    ...(why.reason === null ? [] : [`      ${inLine(why.reason)} ${inLine(why.next ?? "")}`]),
    ...reviews.flatMap(reviewLines),
  ]);
  const count = `${counted(commits.length, "commit")} in ${inLine(range)}`;
  const sum = failed > 0 ? `${count}, ${failed} not approved.` : `${count}, all approved.`;
  return `${lines.join("\n")}\n\n${failed === 0 && reason !== null ? `${count}.` : sum}\n${problem}`;
}

type ReviewLine = VerifyReport["commits"][number]["reviews"][number];

function reviewLines({ id, title, verdicts }: ReviewLine): readonly string[] {
  const head = `      review ${id.slice(0, ID_DIGITS)}  ${inLine(title)}`;
  return [head, ...(verdicts.length === 0 ? ["        no verdict"] : verdicts.map(verdictLine))];
}

function verdictLine({ by, verdict, change, signature, counts, obstacle }: ReviewLine["verdicts"][number]): string {
  const facts = [
    `${inLine(by.name ?? by.email)} ${VERDICT_DONE[verdict]}`,
    ...(signature === null ? ["unsigned"] : [inLine(signature.message)]),
    ...(change === null ? [] : [change]),
    ...(counts || verdict !== "approve" ? [] : [`does not count: ${obstacle ?? ""}`]),
  ];
  return `        ${facts.map((fact) => fact.replace(/\.$/u, "")).join("; ")}`;
}
