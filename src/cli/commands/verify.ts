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
        commits {
          commit {
            oid
            messageHeadline
          }
          state
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

/** The exit code if a commit has no approval that counts. */
const UNAPPROVED = 3;

const HOW = { COMMITS: "commits", LANDING: "landing", CONTENTS: "contents" } as const;
const STATES = { APPROVED: "approved", MERGE: "merge", UNAPPROVED: "unapproved" } as const;

type Verified = verifyQuery["response"]["repository"]["verifiedRange"];

/** Verifies the approvals of a range of commits, and prints each commit. Exits with 3 if one has none that counts. */
export async function verifyCommand(galley: Galley, command: ParsedCommand, context: CommandContext): Promise<Outcome> {
  const signers = optionText(command, "allowed-signers");
  const { repository } = await galley.execute<verifyQuery>(QUERY, (slug) => ({
    slug,
    range: command.positionals[0] ?? null,
    allowUnsigned: command.options["allow-unsigned"] === true,
    allowedSigners: signers === undefined ? null : resolve(context.directory, signers),
  }));
  const report = verifyReport(repository.verifiedRange);
  const code = report.verified ? 0 : UNAPPROVED;
  return optionText(command, "format") === "json" ? asJson(report, code) : readable(verifyText(report), code);
}

type VerifyReport = ReturnType<typeof verifyReport>;

function verifyReport({ range, commits }: Verified) {
  return {
    range,
    verified: commits.every(({ state }) => state !== "UNAPPROVED"),
    commits: commits.map(({ commit, state, changes }) => ({
      id: commit.oid,
      title: commit.messageHeadline,
      state: STATES[state],
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
  commits: list(
    object({
      id: OBJECT_ID,
      title: TEXT,
      state: { enum: Object.values(STATES) },
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

function verifyText({ range, commits }: VerifyReport): string {
  if (commits.length === 0) return `There are no commits in ${inLine(range)}.\n`;
  const failed = commits.filter(({ state }) => state === "unapproved").length;
  const lines = commits.flatMap(({ id, title, state, reviews }) => [
    `${MARKS[state]} ${id.slice(0, ID_DIGITS)}  ${inLine(title)}`,
    ...(state === "merge" ? [`      a merge that adds nothing itself`] : []),
    ...(state === "unapproved" && reviews.length === 0 ? ["      no review has it"] : []),
    ...reviews.flatMap(reviewLines),
  ]);
  const count = `${counted(commits.length, "commit")} in ${inLine(range)}`;
  const sum = failed === 0 ? `${count}, all approved.` : `${count}, ${failed} not approved.`;
  return `${lines.join("\n")}\n\n${sum}\n`;
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
