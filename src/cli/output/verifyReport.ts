import { randomUUID } from "node:crypto";
import type { verifyReport_range$key } from "#generated/verifyReport_range.graphql.ts";
import { RULES_PATH } from "#contract/landingRules.ts";
import { inLine } from "#contract/untrustedText.ts";
import { fieldsOf, graphql } from "../client/Galley.ts";
import { counted, utcMoment, VERDICT_DONE, VERDICTS } from "./format.ts";
import { list, MOMENT, object, OBJECT_ID, orNull, PERSON, TEXT, YES_OR_NO } from "./jsonSchema.ts";

export const VERIFIED_RANGE = graphql`
  fragment verifyReport_range on VerifiedRange @throwOnFieldError {
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
`;

const HOW = { COMMITS: "commits", LANDING: "landing", CONTENTS: "contents" } as const;
const STATES = { APPROVED: "approved", MERGE: "merge", UNAPPROVED: "unapproved" } as const;

export type VerifyReport = ReturnType<typeof rangeReport>;

export function isUnapproved({ state }: VerifyReport["commits"][number]): boolean {
  return state === "unapproved";
}

/** Makes the output of a range of commits. */
export function rangeReport(verified: verifyReport_range$key) {
  const { range, reason, next, commits } = fieldsOf(verified);
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

/** Formats the report for people. */
export function verifyText({ range, reason, next, commits }: VerifyReport): string {
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

/** Returns what the report refuses, each in a line. */
function refusals({ commits, reason, next }: VerifyReport): readonly string[] {
  const failed = commits.filter(isUnapproved).map(({ id, title, ...why }) => {
    return `${id.slice(0, ID_DIGITS)} ${inLine(title)}: ${inLine(`${why.reason ?? ""} ${why.next ?? ""}`)}`.trim();
  });
  return reason === null ? failed : [...failed, inLine(`${reason} ${next ?? ""}`).trim()];
}

const RULE = "Each commit needs the approvals that the rules of its branch ask for";

/** Returns the report in the static analysis results interchange format, version 2.1.0. Source: OASIS SARIF 2.1.0. */
export function sarifLog(report: VerifyReport) {
  const driver = { name: "galley verify", rules: [{ id: "unapproved", shortDescription: { text: RULE } }] };
  const locations = [{ physicalLocation: { artifactLocation: { uri: RULES_PATH } } }];
  const results = refusals(report).map((text) => {
    return { ruleId: "unapproved", level: "error", message: { text }, locations };
  });
  return {
    version: "2.1.0",
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    runs: [{ tool: { driver }, results }],
  };
}

/**
 * Returns a text for the log of GitHub Actions, and the failed commits as commands that show them on the page of the run. A line that
 * begins with a name from a commit or a note must be no command.
 */
export function githubLog(text: string, report: VerifyReport): string {
  const token = randomUUID();
  const errors = refusals(report).map((one) => `::error title=galley verify::${one.replaceAll("%", "%25")}\n`);
  return [`::stop-commands::${token}\n`, text, `::${token}::\n`, ...errors].join("");
}
